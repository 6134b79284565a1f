import { type Answer, polish } from './answer.ts'

/** Remembers answers and names those that went out often and are not yet as small as can be. */
export type Polishable = { unpolished(sent: number): Iterable<Answer> }

const EVERY_MS = 1000
const OFTEN = 5

/**
 * Makes answers that go out often as small as possible (br-11), one a second and only while nothing
 * renders. Returns what ends it.
 */
export function keepPolishing(stores: readonly Polishable[], isIdle: () => boolean): () => void {
  let busy = false
  const timer = setInterval(async () => {
    if (busy || !isIdle()) return
    busy = true
    try {
      await polishOne(stores)
    } finally {
      busy = false
    }
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Polishes the first answer that is worth it; false where there is none. */
export async function polishOne(stores: readonly Polishable[]): Promise<boolean> {
  for (const store of stores)
    for (const answer of store.unpolished(OFTEN)) {
      await polish(answer)
      return true
    }
  return false
}
