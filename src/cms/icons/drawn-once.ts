import { LRUCache } from 'lru-cache'
import { processSingleton } from '#lib/process/process-singleton.ts'

/** Drawings that are kept: a publish that changes no icon draws none again. */
const MOST_DRAWINGS = 100

/**
 * The result of `draw`, which is done once for a name that says all that it depends on. One that fails is not kept.
 */
export function drawnOnce<T>(name: string, draw: () => Promise<T>): Promise<T> {
  const kept = processSingleton(
    'drawings',
    () => new LRUCache<string, Promise<unknown>>({ max: MOST_DRAWINGS }),
  )
  const known = kept.get(name) as Promise<T> | undefined
  if (known) return known
  const drawing = draw()
  kept.set(name, drawing)
  drawing.catch(() => {
    if (kept.peek(name) === drawing) kept.delete(name)
  })
  return drawing
}
