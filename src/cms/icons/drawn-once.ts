import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processSingleton } from '#lib/process/process-singleton.ts'

/** Drawings that are kept, of some ten or hundred kB each: a publish that changes no icon draws none again. */
const MOST_DRAWINGS = 60

/** The result of `draw`, which is done once for a text that says all that it depends on. One that fails is not kept. */
export function drawnOnce<T>(text: string, draw: () => Promise<T>): Promise<T> {
  const kept = processSingleton(
    'drawings',
    () => new LRUCache<string, Promise<unknown>>({ max: MOST_DRAWINGS }),
  )
  const key = createHash('sha256').update(text).digest('base64')
  const known = kept.get(key) as Promise<T> | undefined
  if (known) return known
  const drawing = draw()
  kept.set(key, drawing)
  drawing.catch(() => {
    if (kept.peek(key) === drawing) kept.delete(key)
  })
  return drawing
}
