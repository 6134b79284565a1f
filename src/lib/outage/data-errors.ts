import path from 'node:path'

/** Error fields of databases and the file system. */
type ErrorLike = {
  name?: unknown
  code?: unknown
  errcode?: unknown
  message?: unknown
  path?: unknown
  cause?: unknown
  errors?: unknown
}

/** An error, its causes and its parts. */
export function errorChain(error: unknown, depth = 0): ErrorLike[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const fault = error as ErrorLike
  const parts = Array.isArray(fault.errors) ? fault.errors : []
  return [fault, ...[fault.cause, ...parts].flatMap((part) => errorChain(part, depth + 1))]
}

const DATA_ERROR = Symbol.for('tableside.of-the-data')

/** Says of an error that a connection to the site's own database threw it; answers it. */
export function markDataError<T>(error: T): T {
  if (typeof error === 'object' && error !== null && Object.isExtensible(error)) {
    Object.defineProperty(error, DATA_ERROR, { value: true, configurable: true })
  }
  return error
}

/** SQLite's results, as numbers (Node) and names (libSQL). */
const SQLITE_CODES = new Map<number, string>([
  [8, 'READONLY'],
  [10, 'IOERR'],
  [11, 'CORRUPT'],
  [13, 'FULL'],
  [14, 'CANTOPEN'],
  [26, 'NOTADB'],
])
const SQLITE_CODE_NAMES = new Set(SQLITE_CODES.values())

/** SQLite's word for what went wrong, of those that say something of the file. */
export function sqliteErrorCode({ code, errcode }: ErrorLike): string | null {
  if (typeof errcode === 'number') return SQLITE_CODES.get(errcode & 0xff) ?? null
  const word = /^SQLITE_([A-Z]+)/.exec(String(code))?.[1] ?? ''
  return SQLITE_CODE_NAMES.has(word) ? word : null
}

/** Node's SQLite is that of the bookings, libSQL that of the content. */
export function databaseFileOf({ errcode }: ErrorLike): string {
  return typeof errcode === 'number' ? 'booking.db' : 'content.db'
}

/** Postgres: it has no room, no memory or no connections left, shuts down, starts or fails, or only reads. */
const SERVER_SQLSTATES = /^(?:08|53|57P|58|25006)/
const SQLSTATE = /^[0-9A-Z]{5}$/

/**
 * Whether an error may come of an outage of the data below `dataDir`. It may as well be harmless, as where one
 * connection of many was ended: that a probe must say.
 */
export function mayBeOutage(error: unknown, dataDir: string): boolean {
  const faults = errorChain(error)
  const ours = faults.some((fault) => DATA_ERROR in fault)
  return faults.some((fault) => {
    if (sqliteErrorCode(fault)) return true
    const code = String(fault.code ?? '')
    if (/^(?:ENOSPC|EDQUOT|EROFS|EIO)$/.test(code)) return isBelow(fault.path, dataDir)
    if (/cannot connect to Postgres/.test(String(fault.message))) return true
    if (!ours || !(DATA_ERROR in fault)) return false
    return SQLSTATE.test(code) && !/^E[A-Z]+$/.test(code) ? SERVER_SQLSTATES.test(code) : true
  })
}

/** Postgres ends a connection, starts, or is not reached by it; a pooler says the same of its own. */
const LOST_SQLSTATES = /^(?:08|57P)/
const LOST_SOCKETS = /^(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/
/** What the driver says, without a code, of a connection that the other side closed. */
const LOST_WITHOUT_CODE = /^Connection terminated|^Client has encountered a connection error/

/**
 * Whether an error is that a connection to the site's own database was lost. Another one may work: the server ends
 * its connections one by one, and a probe can find it answering for a moment more.
 */
export function isLostConnection(error: unknown): boolean {
  return errorChain(error).some((fault) => {
    if (!(DATA_ERROR in fault)) return false
    const code = String(fault.code ?? '')
    if (LOST_SQLSTATES.test(code) || LOST_SOCKETS.test(code)) return true
    return LOST_WITHOUT_CODE.test(String(fault.message))
  })
}

function isBelow(file: unknown, folder: string): boolean {
  if (typeof file !== 'string') return false
  return !path.relative(path.resolve(folder), path.resolve(file)).startsWith('..')
}
