import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import {
  type FlatHeaders,
  type PreparedResponse,
  prepareResponse,
} from '#front/http/prepared-response.ts'
import { IMMUTABLE } from '#lib/http/cache-control.ts'
import { contentTypeOf } from '#lib/http/content-types.ts'

export type StaticFilesOptions = {
  /** The build's `static` folder, served below `/_next/static/`. */
  nextStatic: string
  /** Files served under their own name, such as `/.well-known/security.txt`. */
  publicDir: string
  headers: FlatHeaders
  maxBytes: number
}

const NEXT_STATIC = '/_next/static/'

/**
 * Caches the build's files, whose names change with their content, and the few public ones. Each is read
 * and compressed once, on its first request.
 */
export class StaticFiles {
  readonly #options: StaticFilesOptions
  readonly #responses: LRUCache<string, PreparedResponse>
  readonly #reading = new Map<string, Promise<PreparedResponse | undefined>>()
  readonly #publicNames: ReadonlySet<string>

  constructor(options: StaticFilesOptions) {
    this.#options = options
    this.#responses = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (response) => response.bytes,
    })
    this.#publicNames = new Set(fileUrls(options.publicDir))
  }

  /** Whether `pathname` belongs to a static file, existing or not. */
  owns(pathname: string): boolean {
    return pathname.startsWith('/_next/') || this.#publicNames.has(pathname)
  }

  /** The response if the file is in memory already. */
  cached(pathname: string): PreparedResponse | undefined {
    return this.#responses.get(pathname)
  }

  /** The response for a file; undefined if there is no such file. */
  get(pathname: string): Promise<PreparedResponse | undefined> {
    const under = this.#reading.get(pathname)
    if (under) return under
    const reading = this.#read(pathname).finally(() => this.#reading.delete(pathname))
    this.#reading.set(pathname, reading)
    return reading
  }

  *recompressible(sent: number): Generator<PreparedResponse> {
    for (const response of this.#responses.values())
      if (response.sentCount >= sent && !response.maxCompressed) yield response
  }

  async #read(pathname: string): Promise<PreparedResponse | undefined> {
    const file = this.#fileOf(pathname)
    if (!file) return undefined
    const body = await readFile(file.name).catch(() => undefined)
    if (!body) return undefined
    const response = await prepareResponse({
      status: 200,
      type: contentTypeOf(file.name),
      headers: [...this.#options.headers, 'Cache-Control', file.cache, 'Vary', 'Accept-Encoding'],
      body,
    })
    this.#responses.set(pathname, response)
    return response
  }

  #fileOf(pathname: string): { name: string; cache: string } | undefined {
    const decoded = decodeURIComponent(pathname)
    if (decoded.startsWith(NEXT_STATIC)) {
      const name = resolveInside(this.#options.nextStatic, decoded.slice(NEXT_STATIC.length))
      return name ? { name, cache: IMMUTABLE } : undefined
    }
    if (!this.#publicNames.has(pathname)) return undefined
    const name = resolveInside(this.#options.publicDir, decoded.slice(1))
    return name ? { name, cache: 'public, max-age=3600' } : undefined
  }
}

/** The path of `name` within `folder`; undefined if it would be outside. */
export function resolveInside(folder: string, name: string): string | undefined {
  const root = path.resolve(folder)
  const file = path.resolve(root, name)
  return file.startsWith(root + path.sep) && !name.includes('\0') ? file : undefined
}

function fileUrls(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => encodeURI(`/${path.relative(folder, file).split(path.sep).join('/')}`))
  } catch {
    return []
  }
}
