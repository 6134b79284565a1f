import type { Socket } from 'node:net'
// Node's own: Next puts another one into the global scope, which its renders reckon with.
import { setImmediate } from 'node:timers'

type QueuedWrite = { socket: Socket | null; send: () => void }

let queue: QueuedWrite[] = []

/**
 * Sends an answer from memory when this turn of the event loop has read its requests, in a row with
 * all the others of the turn. Reading and writing by turns would wake the client's side for each
 * (decision 23).
 */
export function batchWrite(socket: Socket | null, send: () => void): void {
  if (queue.push({ socket, send }) === 1) setImmediate(flushWrites)
}

/** Sends at once what waits for the end of the turn, for whoever must come after it. */
export function flushWrites(): void {
  const all = queue
  queue = []
  for (const { socket, send } of all) {
    try {
      send()
    } catch (error) {
      // The others of the turn are not to blame; the fault is reported as one.
      socket?.destroy()
      process.nextTick(() => {
        throw error
      })
    }
  }
}
