import { rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { MediaSource } from '#lib/front/ports.ts'
import { isSharedCut } from '#lib/media/shared-cut.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { sliceOf } from './byte-range.ts'
import { ConcurrencyLimiter, QueueTimeoutError } from './concurrency-limiter.ts'
import {
  isDiskError,
  makeFolder,
  type OpenMedia,
  openCopy,
  readCopies,
  writeCopy,
} from './media-copies.ts'

/** Seconds for which nothing more is asked of a source that was unavailable. */
export const RETRY_SECONDS = 2
/** After this time it is asked again whether a file still exists, behind the answer that goes out. */
const CONFIRM_AFTER_MS = 24 * 60 * 60_000
/** The same for the cut of shared links, which may be replaced under its name. */
const CONFIRM_SHARED_CUT_AFTER_MS = 60_000
/** Times that one file is fetched where it breaks off in the middle. */
const FETCHES = 2

export type MediaCacheOptions = {
  source: MediaSource
  folder: string
  maxBytes: number
  /** Once when the source becomes unavailable, and for each file that cannot be kept. */
  onError: (error: unknown, message: string) => void
  onRecovery: () => void
  now?: () => number
}

type Entry = { size: number; confirmedAt: number }
type Opened = Result<OpenMedia, 'not_found' | 'unavailable'>
type Fetched = Result<undefined, 'not_found' | 'unavailable' | 'disk_failed'>

/**
 * Copies of media on this machine's disk, bounded in bytes: who was asked for last stays. Each is fetched once,
 * however many wait for it, and appears by a rename when it is whole. A disk that takes no copy, because it is full
 * or cannot be written, is passed by: half of the copies go, and the source's own body goes out.
 */
export class MediaCache {
  readonly #options: MediaCacheOptions
  readonly #now: () => number
  readonly #entries: LRUCache<string, Entry>
  readonly #fetches = new Map<string, Promise<Fetched>>()
  readonly #limiter = new ConcurrencyLimiter({ limit: 16, queueTimeoutMs: 5000 })
  #ready: Promise<void> | undefined
  /** When the source may be asked again (epoch ms); null while it answers. */
  #retryAt: number | null = null
  #diskFailed = false

  constructor(options: MediaCacheOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (entry) => Math.max(1, entry.size),
      dispose: (_, name, reason) => {
        if (reason !== 'set') this.#removeFile(name)
      },
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Whether there is a copy of a file. */
  async has(name: string): Promise<boolean> {
    await this.#adopted()
    return this.#entries.has(name)
  }

  /** Opens a file: the copy where there is one, else fetched. `unavailable`: the source cannot be asked. */
  async open(name: string): Promise<Opened> {
    await this.#adopted()
    // A copy can go between being fetched and being opened, where many push each other out.
    for (let tries = 0; tries < 3; tries++) {
      const entry = this.#entries.get(name)
      if (!entry) {
        const fetched = await this.#fetchOnce(name)
        if (!fetched.ok)
          return fetched.code === 'disk_failed' ? this.#openAtSource(name) : refuse(fetched.code)
      }
      const copy = await openCopy(this.#fileOf(name))
      if (!copy) this.#entries.delete(name)
      if (!copy) continue
      if (entry && entry.confirmedAt + confirmAfterMs(name) < this.#now())
        this.#confirm(name, entry)
      return ok(copy)
    }
    return refuse('unavailable')
  }

  async #openAtSource(name: string): Promise<Opened> {
    try {
      const found = await this.#options.source.open(name)
      if (!found.ok) return found
      const { size, body } = found.value
      const close = async () => void body.destroy()
      return ok({ size, stream: (part) => sliceOf(body, part), close })
    } catch (error) {
      return this.#unavailable(error)
    }
  }

  #fileOf(name: string): string {
    return path.join(this.#options.folder, name)
  }

  #adopted(): Promise<void> {
    this.#ready ??= this.#adopt()
    return this.#ready
  }

  async #adopt(): Promise<void> {
    try {
      await makeFolder(this.#options.folder)
      for (const { name, size, confirmedAt } of await readCopies(this.#options.folder))
        this.#entries.set(name, { size, confirmedAt })
    } catch (error) {
      this.#options.onError(error, 'the cache of media cannot be read')
    }
  }

  #fetchOnce(name: string): Promise<Fetched> {
    const running = this.#fetches.get(name)
    if (running) return running
    const fetching = this.#fetch(name).finally(() => this.#fetches.delete(name))
    this.#fetches.set(name, fetching)
    return fetching
  }

  async #fetch(name: string): Promise<Fetched> {
    if (this.#retryAt !== null && this.#now() < this.#retryAt) return refuse('unavailable')
    try {
      return await this.#limiter.run(() => this.#fetchWhole(name))
    } catch (error) {
      if (error instanceof QueueTimeoutError) return refuse('unavailable')
      return isDiskError(error) ? this.#passDisk(error) : this.#unavailable(error)
    }
  }

  #unavailable(error: unknown) {
    if (this.#retryAt === null)
      this.#options.onError(error, 'media cannot be fetched: only copies are served')
    this.#retryAt = this.#now() + RETRY_SECONDS * 1000
    return refuse('unavailable')
  }

  #passDisk(error: unknown) {
    if (!this.#diskFailed)
      this.#options.onError(
        error,
        'copies of media cannot be kept: they are served from the bucket',
      )
    this.#diskFailed = true
    const half = this.#entries.calculatedSize / 2
    while (this.#entries.calculatedSize > half) this.#entries.pop()
    return refuse('disk_failed')
  }

  async #fetchWhole(name: string): Promise<Fetched> {
    for (let left = FETCHES; ; left--) {
      const found = await this.#options.source.open(name)
      try {
        if (found.ok) await this.#write(name, found.value)
        this.#recover()
        return found.ok ? ok(undefined) : found
      } catch (error) {
        if (left === 1 || isDiskError(error)) throw error
      }
    }
  }

  async #write(name: string, { size, body }: { size: number; body: Readable }) {
    await writeCopy(this.#options.folder, name, { size, body })
    this.#diskFailed = false
    this.#entries.set(name, { size, confirmedAt: this.#now() })
  }

  /** Forgets a copy of what was deleted or replaced meanwhile, behind the answer that goes out. */
  #confirm(name: string, entry: Entry): void {
    const copiedAt = new Date(entry.confirmedAt)
    entry.confirmedAt = this.#now()
    const work = async () => {
      const found = await this.#options.source.find(name)
      if (!found.ok || found.value.size !== entry.size || found.value.storedAt > copiedAt)
        return void this.#entries.delete(name)
      const time = new Date(this.#now())
      await utimes(this.#fileOf(name), time, time)
    }
    work().catch((error) => this.#options.onError(error, 'a copy could not be confirmed'))
  }

  #recover(): void {
    if (this.#retryAt === null) return
    this.#retryAt = null
    this.#options.onRecovery()
  }

  #removeFile(name: string): void {
    rm(this.#fileOf(name), { force: true }).catch((error) =>
      this.#options.onError(error, 'a copy could not be removed'),
    )
  }
}

function confirmAfterMs(name: string): number {
  return isSharedCut(name) ? CONFIRM_SHARED_CUT_AFTER_MS : CONFIRM_AFTER_MS
}
