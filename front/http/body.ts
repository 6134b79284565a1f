import type { IncomingMessage } from 'node:http'
import { ok, type Result, refuse } from '#lib/result.ts'

/** Whether a request has a body. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || declaredLength(req) > 0
}

/** The request's Content-Length in bytes; 0 without the header. */
export function declaredLength(req: IncomingMessage): number {
  return Number(req.headers['content-length'] ?? 0)
}

/** The slowest line by which a body may come, bytes a second: 2.4 Mbit/s. */
const SLOWEST_LINE = 300_000

/** The least time that a body has to arrive, ms. */
const LEAST_BODY_MS = 120_000

/** How long a body of at most `limit` bytes may take to arrive, ms. */
export function bodyMs(limit: number): number {
  return Math.max(LEAST_BODY_MS, (limit / SLOWEST_LINE) * 1000)
}

/** Ends the connection of a request whose body takes longer to arrive than one of `limit` bytes may. */
function endLate(req: IncomingMessage, limit: number): void {
  const late = setTimeout(() => req.destroy(), bodyMs(limit)).unref()
  const arrived = () => clearTimeout(late)
  req.once('end', arrived)
  req.once('close', arrived)
}

/** Reads the whole body. `too_large`: more than `limit` bytes; `aborted`: the client disconnected, or was too slow. */
export async function readBody(
  req: IncomingMessage,
  limit: number,
): Promise<Result<Buffer, 'too_large' | 'aborted'>> {
  if (declaredLength(req) > limit) return refuse('too_large')
  endLate(req, limit)
  return await new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) {
        chunks.push(chunk)
        return
      }
      req.removeAllListeners('data')
      resolve(refuse('too_large'))
    })
    req.on('end', () => resolve(ok(Buffer.concat(chunks))))
    req.on('error', () => resolve(refuse('aborted')))
    req.on('close', () => resolve(refuse('aborted')))
  })
}

/**
 * Streams the body of `req` into `inbound`. Destroys `inbound` with an error if the client disconnects, is too slow or
 * sends more than `limit` bytes; in the latter case `exceeded` is called first. Call the returned function
 * when the response has been sent: it discards the rest of the body (up to `limit`), because the
 * connection's next request follows it.
 */
export function pipeBody(
  req: IncomingMessage,
  inbound: IncomingMessage,
  limit: number,
  exceeded: () => void,
): () => void {
  let size = 0
  let answered = false
  endLate(req, limit)
  inbound._read = () => void req.resume()
  req.on('data', (chunk: Buffer) => {
    if (size > limit) return
    size += chunk.length
    if (answered) {
      if (size > limit) req.destroy()
    } else if (size > limit) {
      exceeded()
      inbound.destroy(new Error('the body is too large'))
    } else if (!inbound.push(chunk)) {
      req.pause()
    }
  })
  req.on('end', () => {
    if (answered) return
    inbound.complete = true
    inbound.push(null)
  })
  req.on('close', () => {
    if (!inbound.complete) inbound.destroy(new Error('the client went away'))
  })
  return () => {
    answered = true
    if (!inbound.complete) inbound.destroy(new Error('the answer came before the end of the body'))
    req.resume()
  }
}
