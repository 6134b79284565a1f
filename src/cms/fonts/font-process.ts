import { isMainThread, Worker } from 'node:worker_threads'
import type { FontRole } from '#lib/look/own-font.ts'
import { MOST_MEMORY } from './limits.ts'
import { takeFont } from './take-font.ts'

/** One font to read. */
export type FontCall = { bytes: Uint8Array; role: FontRole }

// The process in which uploaded fonts are read: `font-client.ts` starts it for each. A thread of its own watches its
// memory, as reading a font leaves no time in between.
if (isMainThread) {
  new Worker(new URL(import.meta.url)).unref()
  process.on('message', async ({ bytes, role }: FontCall) => {
    process.send?.(await takeFont(Buffer.from(bytes), role))
  })
  process.once('disconnect', () => process.exit(0))
} else {
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL')
  }, 20)
}
