import type { IncomingMessage } from 'node:http'
import { ok, type Result, refuse } from '#lib/result.ts'

/** Whether a request brings a body at all. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || declaredLength(req) > 0
}

/** The length that a request says its body has; 0 where it says none. */
export function declaredLength(req: IncomingMessage): number {
  return Number(req.headers['content-length'] ?? 0)
}

/** The whole body, read no further than `limit`. `aborted`: the client went away. */
export async function readBody(
  req: IncomingMessage,
  limit: number,
): Promise<Result<Buffer, 'too_large' | 'aborted'>> {
  if (declaredLength(req) > limit) return refuse('too_large')
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
 * Passes the body of `req` on to `inbound` as it is read, and cuts it off with an error where the
 * client goes away or sends more than `limit` bytes; in the last case `exceeded` is called before. The
 * returned function is to be called once the answer is sent: what is left of the body is thrown away, as far
 * as `limit`, because the next request of the connection comes behind it.
 */
export function pipeBody(
  req: IncomingMessage,
  inbound: IncomingMessage,
  limit: number,
  exceeded: () => void,
): () => void {
  let size = 0
  let answered = false
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
