import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
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
  MISSING_FILES_ENTRY,
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

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** The bytes of an entry; a body that is not what was written ends with an OperatorError. */
  async read(name: string): Promise<Readable> {
    const entry = this.#entries.get(name)
    if (!entry) throw new OperatorError(`The export has no ${name}.`)
    try {
      const body = await this.#zip.openReadStreamPromise(entry)
      return Readable.from(checked(body, name, entry.crc32), { objectMode: false })
    } catch (error) {
      throw damaged(name, error)
    }
  }

  /** The documents of an entry, in order; none where there is no such entry. */
  async *documents(name: string): AsyncGenerator<ExportedDocument> {
    if (!this.has(name)) return
    let number = 0
    for await (const line of linesOf(await this.read(name))) {
      number += 1
      const said = line.trim().replace(/,$/, '')
      if (said === '' || said === '[' || said === ']' || said === '[]') continue
      const document = documentSchema.safeParse(jsonOf(said))
      if (!document.success)
        throw new OperatorError(`${name}, line ${number}: this is no document of an export.`)
      yield document.data
    }
  }

  /** The entries of files that documents name and that were missing when the archive was made. */
  async missingFiles(): Promise<ReadonlySet<string>> {
    if (!this.has(MISSING_FILES_ENTRY)) return new Set()
    const entries = z
      .array(z.string())
      .safeParse(jsonOf(await text(await this.read(MISSING_FILES_ENTRY))))
    if (!entries.success) throw new OperatorError(`${MISSING_FILES_ENTRY} is no list of entries.`)
    return new Set(entries.data)
  }

  async globals(): Promise<Record<string, ExportedGlobal>> {
    if (!this.has(GLOBALS_ENTRY)) return {}
    const globals = globalsSchema.safeParse(jsonOf(await text(await this.read(GLOBALS_ENTRY))))
    if (!globals.success) throw new OperatorError(`${GLOBALS_ENTRY} has no globals of an export.`)
    return globals.data
  }
}

/** Passes bytes on, and throws behind the last one where they are not those that were written. */
async function* checked(
  body: AsyncIterable<Buffer>,
  name: string,
  expected: number,
): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const piece of body) {
      sum = crc32(piece, sum)
      yield piece
    }
  } catch (error) {
    throw damaged(name, error)
  }
  if (sum !== expected) throw damaged(name)
}

const damaged = (name: string, cause?: unknown) =>
  new OperatorError(`The export is damaged: ${name} cannot be read.`, { cause })

/** The lines of a text, which end at a line feed alone: JSON may have other ends of lines within. */
async function* linesOf(body: Readable): AsyncGenerator<string> {
  body.setEncoding('utf8')
  let rest = ''
  for await (const piece of body) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
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
