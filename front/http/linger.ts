import type { Socket } from 'node:net'

/** How many bytes, and for how long, a client may go on sending after its response. */
export type LingerLimits = { bytes: number; ms: number; idleMs: number }

const LINGER_LIMITS: LingerLimits = { bytes: 256 * 1024 * 1024, ms: 30_000, idleMs: 5000 }

/**
 * Lingering close: makes the current response the connection's last one and lets the client read it.
 * Closing a connection with unread bytes resets it, and the reset can overtake the response. So our side
 * is closed after the response, and what the client still sends is discarded until it stops, is
 * silent for `idleMs`, or exceeds `bytes` or `ms`.
 */
export function lingerAfterResponse(socket: Socket, patience: LingerLimits = LINGER_LIMITS): void {
  // The HTTP parser must not see the rest: it may hold requests that must not run any more.
  socket.removeAllListeners('data')
  let left = patience.bytes
  socket.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) socket.destroy()
  })
  socket.resume()
  // Node's server calls this on a connection whose last response is written.
  socket.destroySoon = () => {
    socket.end()
    const end = setTimeout(() => socket.destroy(), patience.ms)
    socket.once('close', () => clearTimeout(end))
    socket.setTimeout(patience.idleMs, () => socket.destroy())
  }
}
