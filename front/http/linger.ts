import type { Socket } from 'node:net'

/** How long, and for how much, a client that still sends is listened to after its answer. */
export type LingerLimits = { bytes: number; ms: number; idleMs: number }

const LINGER_LIMITS: LingerLimits = { bytes: 256 * 1024 * 1024, ms: 30_000, idleMs: 5000 }

/**
 * Makes the answer under way the last one of its connection, and lets the client read it: who closes
 * a connection on unread bytes resets it, and the reset overtakes the answer. The client is told at
 * once that nothing more comes; what it still sends is thrown away unread until it stops, is silent
 * for `idleMs`, or has used up `bytes` or `ms`.
 */
export function lingerAfterResponse(socket: Socket, patience: LingerLimits = LINGER_LIMITS): void {
  // No parser sees the rest: it may hold requests that must not run any more.
  socket.removeAllListeners('data')
  let left = patience.bytes
  socket.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) socket.destroy()
  })
  socket.resume()
  // What Node's server calls on a connection whose last answer is written.
  socket.destroySoon = () => {
    socket.end()
    const end = setTimeout(() => socket.destroy(), patience.ms)
    socket.once('close', () => clearTimeout(end))
    socket.setTimeout(patience.idleMs, () => socket.destroy())
  }
}
