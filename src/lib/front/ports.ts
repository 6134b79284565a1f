import type { Readable } from 'node:stream'
import type { StaffSession } from '../cookies/draft-cookie.ts'
import { OperatorError } from '../process/operator-error.ts'
import { processSingleton } from '../process/process-singleton.ts'
import type { LimitStore } from '../rate-limits/types.ts'
import type { Result } from '../result.ts'
import type { FormerAddresses } from '../routing/former-paths.ts'
import type { KnownQuery } from '../routing/route-query.ts'
import type { SharedCaching } from './shared-caching.ts'

/** The number that every change of published content raises, in the same transaction. */
export type EpochSource = { read(): Promise<number> }

/** The paths that have a page (`/locations/harbour`). Not iterable: there can be millions. */
export type PathSet = { has(path: string): boolean }

/** Published paths with parameters, and editors' redirects; true for the epoch at which it was read. */
export type SitePaths = {
  /** `'all'` if they are unknown: any path may have a page. */
  paths: PathSet | 'all'
  /** Path → path or https URL. A published path takes precedence over a redirect. */
  redirects: ReadonlyMap<string, string>
  /** Former path → the page's present path. Pages and redirects take precedence. */
  former?: FormerAddresses
  /** The query values that change a page; parameters left out may have any value. */
  query?: KnownQuery
}

export type KnownPaths = { read(): Promise<SitePaths> }

/** Directives of the site's policy that embeds and adapters may widen. */
export type CspDirective =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src'

/** Origins (`https://player.example.com`) by directive. */
export type CspSourceList = Partial<Record<CspDirective, readonly string[]>>

/** The union of the origins of all published embeds and of all connected adapters. */
export type CspSources = { read(): Promise<CspSourceList> }

/** Whether a staff session is still signed in, and its account is active. */
export type StaffSessions = { isActive(session: StaffSession): Promise<boolean> }

/** Media that lie in a bucket, by their names; sizes in bytes. Both throw where it cannot be asked. */
export type MediaSource = {
  /** A body that is cut off ends with an error, never early. */
  open(name: string): Promise<Result<{ size: number; body: Readable }, 'not_found'>>
  find(name: string): Promise<Result<{ size: number; storedAt: Date }, 'not_found'>>
}

/**
 * Reads the content that many pages share, before the first render of an epoch. React writes a page's data in the order
 * in which they arrive: read within a render, they would arrive later in the first page than in all others, and the
 * bytes of a page would depend on which page a process rendered first.
 */
export type PageReads = { read(): Promise<unknown> }

/** Ports of the front to the rest of the program. */
export type FrontPorts = {
  epoch: EpochSource
  paths: KnownPaths
  pageReads: PageReads
  csp: CspSources
  staff: StaffSessions
  /** Counts for all instances together; undefined where there is one. */
  limits: LimitStore | undefined
  /** Undefined: media are on this machine's disk. */
  media: MediaSource | undefined
  /** The CDN that keeps pages; undefined where there is none. */
  cdn: SharedCaching | undefined
}

/**
 * The ports of this process. Until they are connected the content never changes, every path may have a
 * page, no foreign origin is allowed and nobody is signed in: correct, only slower.
 */
export function frontPorts(): FrontPorts {
  return processSingleton('front-ports', () => ({
    epoch: { read: async () => 0 },
    paths: { read: async () => ({ paths: 'all' as const, redirects: new Map<string, string>() }) },
    pageReads: { read: async () => {} },
    csp: { read: async () => ({}) },
    staff: { isActive: async () => false },
    limits: undefined,
    media: undefined,
    cdn: undefined,
  }))
}

const connection = () =>
  processSingleton('front-connected', () => Promise.withResolvers<{ failure?: string }>())

/** Connects ports; called once at start-up by `instrumentation.ts`. */
export function connectFront(ports: Partial<FrontPorts>): void {
  Object.assign(frontPorts(), ports)
  connection().resolve({})
}

/** Has the start of the site end with this sentence, in the place of `connectFront`. */
export function failFront(failure: string): void {
  connection().resolve({ failure })
}

/**
 * Resolves when ports are connected: Next reports that it is prepared before `instrumentation.ts` has run. Rejects
 * with an `OperatorError` if they cannot be.
 */
export async function frontConnected(): Promise<void> {
  const { failure } = await connection().promise
  if (failure !== undefined) throw new OperatorError(failure)
}
