import type { Socket } from 'node:net'
// Node's own: Next replaces the global `setImmediate` and relies on its replacement in renders.
import { setImmediate } from 'node:timers'

type QueuedWrite = { socket: Socket | null; send: () => void }

let queue: QueuedWrite[] = []

/**
 * Queues the write of a cached response until this event loop iteration has read its requests, and writes
 * all of them in a row. Alternating reads and writes would wake the client for each (decision 23).
 */
export function batchWrite(socket: Socket | null, send: () => void): void {
  if (queue.push({ socket, send }) === 1) setImmediate(flushWrites)
}

/** Writes all queued responses at once; call it before anything that must come after them. */
export function flushWrites(): void {
  const all = queue
  queue = []
  for (const { socket, send } of all) {
    try {
      send()
    } catch (error) {
      // The other responses are written all the same; the error surfaces as an uncaught exception.
      socket?.destroy()
      process.nextTick(() => {
        throw error
      })
    }
  }
}
