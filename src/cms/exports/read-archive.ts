import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { z } from 'zod'
import { OperatorError } from '#lib/process/operator-error.ts'
import {
  type ExportedDocument,
  type ExportedGlobal,
  type ExportManifest,
  FORMAT_VERSION,
  GLOBALS_ENTRY,
  MANIFEST_ENTRY,
} from './format.ts'

const manifestSchema = z.object({
  format: z.literal('tableside-export'),
  version: z.number().int().min(1),
  made: z.string(),
  group: z.string(),
})
const part = z.record(z.string(), z.unknown()).nullable()
const documentSchema = z.object({ id: z.number().int().min(1), published: part, draft: part })
const globalsSchema = z.record(z.string(), z.object({ published: part, draft: part }))

/** An archive of an export that is open for reading. All that it cannot read it refuses with an OperatorError. */
export class ExportArchive {
  readonly manifest: ExportManifest
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: ExportManifest) {
    this.#zip = zip
    this.#entries = entries
    this.manifest = manifest
  }

  /** Opens a ZIP file, and reads what it says of itself. */
  static async open(file: string): Promise<ExportArchive> {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error) => {
      throw new OperatorError(`${file} cannot be read as a ZIP file: ${error.message}.`)
    })
    try {
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
      const own = entries.get(MANIFEST_ENTRY)
      const said = own && (await text(await zip.openReadStreamPromise(own)))
      const manifest = manifestSchema.safeParse(jsonOf(said ?? ''))
      if (!manifest.success)
        throw new OperatorError(`${file} is no export: it has no ${MANIFEST_ENTRY} that says so.`)
      if (manifest.data.version > FORMAT_VERSION)
        throw new OperatorError(
          `${file} was made by a later release (form ${manifest.data.version}; this one reads up to ${FORMAT_VERSION}).`,
        )
      return new ExportArchive(zip, entries, manifest.data)
    } catch (error) {
      zip.close()
      if (error instanceof OperatorError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new OperatorError(`${file} cannot be read as a ZIP file: ${reason}.`)
    }
  }

  close(): void {
    this.#zip.close()
  }

  /** The names of all entries. */
  get names(): string[] {
    return [...this.#entries.keys()]
  }

  /** The bytes of an entry. */
  async read(name: string): Promise<Readable> {
    const entry = this.#entries.get(name)
    if (!entry) throw new OperatorError(`The export has no ${name}.`)
    return this.#zip.openReadStreamPromise(entry)
  }

  /** The documents of an entry, in order; none where there is no such entry. */
  async *documents(name: string): AsyncGenerator<ExportedDocument> {
    if (!this.#entries.has(name)) return
    let number = 0
    for await (const line of createInterface({
      input: await this.read(name),
      crlfDelay: Infinity,
    })) {
      number += 1
      const said = line.trim().replace(/,$/, '')
      if (said === '' || said === '[' || said === ']' || said === '[]') continue
      const document = documentSchema.safeParse(jsonOf(said))
      if (!document.success)
        throw new OperatorError(`${name}, line ${number}: this is no document of an export.`)
      yield document.data
    }
  }

  async globals(): Promise<Record<string, ExportedGlobal>> {
    if (!this.#entries.has(GLOBALS_ENTRY)) return {}
    const globals = globalsSchema.safeParse(jsonOf(await text(await this.read(GLOBALS_ENTRY))))
    if (!globals.success) throw new OperatorError(`${GLOBALS_ENTRY} has no globals of an export.`)
    return globals.data
  }
}

/** The value of a JSON text; undefined where it is none. */
function jsonOf(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
