import sharp, { type Sharp } from 'sharp'
import { OUT_OF_MEMORY } from '#lib/process/isolated-process.ts'
import { MOST_MEMORY } from './limits.ts'
import type { SharpCall, SharpResult } from './sharp-messages.ts'

// The process in which uploaded pictures are read: `sharp-client.ts` starts it, gives it one step after the other,
// and ends it.
const watching = setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(OUT_OF_MEMORY)
}, 20)
watching.unref()

// Nothing is asked twice, and what libvips keeps for that counts as memory.
sharp.cache(false)

let last: SharpCall['input']

async function runCall({ input = last, options, calls }: SharpCall): Promise<SharpResult> {
  last = input
  try {
    let value: unknown = sharp(input, options)
    for (const [name, args] of calls) {
      const call = (value as Sharp)[name as 'rotate'] as (...args: readonly unknown[]) => unknown
      value = call.apply(value, args as unknown[])
    }
    return { value: await value }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', async (step: SharpCall) => {
  const done = await runCall(step)
  process.send?.(done)
})
process.once('disconnect', () => process.exit(0))
