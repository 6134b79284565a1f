import * as t from './messages.gen.ts'

/** Codes of outages, most severe first. */
export type OutageCode =
  | 'database_damaged'
  | 'database_unavailable'
  | 'database_read_only'
  | 'disk_failing'
  | 'disk_full'
  | 'jobs_stopped'

/** Codes that requests are refused with: who is kept from nothing but background jobs is told of the database. */
export type RefusedOutageCode = Exclude<OutageCode, 'jobs_stopped'>

/** An outage of the data: `message` tells the operator what to do, `cause` is the error. */
export type Outage = { code: OutageCode; message: string; cause: string }

/**
 * One thing that outages are of: a database, or the data folder. `look` tries to write to it, by a connection
 * that is not the site's own, and takes back what it wrote; null where that went well.
 */
export type Probe = { name: string; check(): Promise<Outage | null> }

/** Seconds after which a client may come again. */
export const RETRY_AFTER_SECONDS = 5

/** Message for guests, whatever the outage. */
export const outageMessage = () => t.notWorkingRightNow()

/** The graver of two comes first; what is not reached at all is not written either. */
const SEVERITY: OutageCode[] = [
  'database_damaged',
  'database_unavailable',
  'database_read_only',
  'disk_failing',
  'disk_full',
  'jobs_stopped',
]

export function isMoreSevere(code: OutageCode, other: OutageCode): boolean {
  return SEVERITY.indexOf(code) < SEVERITY.indexOf(other)
}

/** Whether nothing can be read either. */
export function stopsEverything({ code }: Outage): boolean {
  return code === 'database_unavailable'
}

/** An error's codes and message in one line. */
export function causeOf(error: unknown): string {
  const { code, errcode, syscall, message } = error as Record<string, unknown>
  const parts = [code, errcode, syscall, message].filter(
    (part) => part !== undefined && part !== '',
  )
  return parts.join(' ').replaceAll(/\s+/g, ' ') || String(error)
}
