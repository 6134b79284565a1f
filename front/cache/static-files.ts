import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { contentTypeOf } from '#front/http/content-types.ts'
import { IMMUTABLE } from '#front/http/headers.ts'
import { type Answer, type FlatHeaders, prepare } from '#front/http/prepared-response.ts'

export type StaticOptions = {
  /** The build's `static` folder, served below `/_next/static/`. */
  nextStatic: string
  /** Files served by their own name, such as `/.well-known/security.txt`. */
  publicDir: string
  headers: FlatHeaders
  maxBytes: number
}

const NEXT_STATIC = '/_next/static/'

/**
 * Serves the build's files, which never change under their name, and the few public ones.
 * Each is read and compressed once and then kept in memory.
 */
export class StaticFiles {
  readonly #options: StaticOptions
  readonly #answers: LRUCache<string, Answer>
  readonly #reading = new Map<string, Promise<Answer | undefined>>()
  readonly #publicNames: ReadonlySet<string>

  constructor(options: StaticOptions) {
    this.#options = options
    this.#answers = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (answer) => answer.bytes,
    })
    this.#publicNames = new Set(namesIn(options.publicDir))
  }

  /** Whether `pathname` is a file's address, there or not. */
  owns(pathname: string): boolean {
    return pathname.startsWith('/_next/') || this.#publicNames.has(pathname)
  }

  /** The answer if it is in memory already. */
  ready(pathname: string): Answer | undefined {
    return this.#answers.get(pathname)
  }

  /** The answer for a file's address; undefined where there is no such file. */
  find(pathname: string): Promise<Answer | undefined> {
    const under = this.#reading.get(pathname)
    if (under) return under
    const reading = this.#read(pathname).finally(() => this.#reading.delete(pathname))
    this.#reading.set(pathname, reading)
    return reading
  }

  *unpolished(sent: number): Generator<Answer> {
    for (const answer of this.#answers.values())
      if (answer.sent >= sent && !answer.polished) yield answer
  }

  async #read(pathname: string): Promise<Answer | undefined> {
    const file = this.#fileOf(pathname)
    if (!file) return undefined
    const body = await readFile(file.name).catch(() => undefined)
    if (!body) return undefined
    const answer = await prepare({
      status: 200,
      type: contentTypeOf(file.name),
      headers: [...this.#options.headers, 'Cache-Control', file.cache, 'Vary', 'Accept-Encoding'],
      body,
    })
    this.#answers.set(pathname, answer)
    return answer
  }

  #fileOf(pathname: string): { name: string; cache: string } | undefined {
    const decoded = decodeURIComponent(pathname)
    if (decoded.startsWith(NEXT_STATIC)) {
      const name = inside(this.#options.nextStatic, decoded.slice(NEXT_STATIC.length))
      return name ? { name, cache: IMMUTABLE } : undefined
    }
    if (!this.#publicNames.has(pathname)) return undefined
    const name = inside(this.#options.publicDir, decoded.slice(1))
    return name ? { name, cache: 'public, max-age=3600' } : undefined
  }
}

/** `name` within `folder`, or undefined where it would lead out of it. */
export function inside(folder: string, name: string): string | undefined {
  const root = path.resolve(folder)
  const file = path.resolve(root, name)
  return file.startsWith(root + path.sep) && !name.includes('\0') ? file : undefined
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => encodeURI(`/${path.relative(folder, file).split(path.sep).join('/')}`))
  } catch {
    return []
  }
}
