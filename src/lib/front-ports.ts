import type { StaffSession } from './draft-cookie.ts'
import { once } from './process.ts'
import type { KnownQuery } from './route-query.ts'

/** The number that every change of published content raises, in the same transaction. */
export type EpochSource = { read(): Promise<number> }

/** Paths that have a page (`/locations/harbour`); asked, never listed: there can be millions. */
export type PathSet = { has(path: string): boolean }

/** Published paths with parameters, and editors' redirects; true for the epoch at which it was read. */
export type SitePaths = {
  /** `'all'` where nobody knows. */
  paths: PathSet | 'all'
  /** Path → path or https address. A known path wins over a redirect. */
  redirects: ReadonlyMap<string, string>
  /** Paths whose pages have others now → those; asked, never listed. Pages and redirects win over them. */
  former?: { get(path: string): string | undefined }
  /** The values that make a difference to a page; names left out may have any. */
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

/** At most `points` requests of one key in `seconds`. */
export type LimitRule = { name: string; points: number; seconds: number }

/**
 * Counts requests. `take` answers the seconds to wait, 0 where the request may pass. `give` takes one that has
 * passed out of the count; nobody waits for it, and a store that cannot does without.
 */
export type LimitStore = {
  consume(rule: LimitRule, key: string): Promise<number>
  refund(rule: LimitRule, key: string): void
}

/** Whether a member of staff is signed in still, in that session, and may work. */
export type StaffSessions = { isActive(session: StaffSession): Promise<boolean> }

/** What the front asks of the rest of the program. */
export type FrontPorts = {
  epoch: EpochSource
  paths: KnownPaths
  csp: CspSources
  staff: StaffSessions
  /** Undefined: counted in this process. */
  limits: LimitStore | undefined
}

/**
 * The ports as they stand. Before anything is connected the content never changes, every path may
 * have a page, no foreign origin is allowed and nobody is signed in: correct, only slower.
 */
export function frontPorts(): FrontPorts {
  return once('front-ports', () => ({
    epoch: { read: async () => 0 },
    paths: { read: async () => ({ paths: 'all' as const, redirects: new Map<string, string>() }) },
    csp: { read: async () => ({}) },
    staff: { isActive: async () => false },
    limits: undefined,
  }))
}

const connection = () => once('front-connected', () => Promise.withResolvers<void>())

/** Connects ports; called once at start-up by `instrumentation.ts`. */
export function connectFront(ports: Partial<FrontPorts>): void {
  Object.assign(frontPorts(), ports)
  connection().resolve()
}

/** Until ports are connected: Next says that it is prepared before `instrumentation.ts` has run. */
export function frontConnected(): Promise<void> {
  return connection().promise
}
