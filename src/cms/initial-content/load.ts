import type { Payload } from 'payload'
import type { LoadState } from './load-state.ts'
import { ContentStore } from './store.ts'

/** Progress callback of a load: `done` of `total` items of the step named `label`. */
export type Progress = (label: string, done: number, total: number) => void

/** loaded: it is there now · already: it was · foreign: the site has other content, or it was begun; left alone. */
export type LoadResult = 'loaded' | 'already' | 'foreign'

/** One step of a load: what it is about, and the work on each of its things. */
export type Step = { label: string; work: (() => Promise<unknown>)[] }

/** Content that an empty system can be filled with. */
export type InitialContent = {
  /** The state while it is loaded, and afterwards. */
  states: { begun: LoadState; done: 'loaded' | 'foreign' }
  /** Everything that loads it, in order: what others refer to comes first. */
  steps(store: ContentStore): Step[]
}

/** One step that does the same with each of its things. */
export function step<Thing>(
  label: string,
  things: readonly Thing[],
  work: (thing: Thing) => Promise<unknown>,
): Step {
  return { label, work: things.map((thing) => () => work(thing)) }
}

/**
 * Fills an empty content system. A load that was broken off is taken up where it stopped. Once done it is never
 * repeated, so that whatever editors change or delete afterwards stays as they left it.
 */
export async function loadContent(
  payload: Payload,
  { states, steps }: InitialContent,
  progress: Progress = () => {},
): Promise<LoadResult> {
  const store = new ContentStore(payload)
  const state: LoadState = await store.state()
  if (state === 'loaded' && states.done === 'loaded') return 'already'
  if (state !== 'absent' && state !== states.begun) return 'foreign'
  if (state === 'absent' && (await hasContent(payload))) {
    await store.setState('foreign')
    return 'foreign'
  }
  await store.setState(states.begun)
  for (const { label, work } of steps(store)) {
    for (const [index, run] of work.entries()) {
      progress(label, index, work.length)
      await run()
    }
    progress(label, work.length, work.length)
  }
  await store.done(states.done)
  return 'loaded'
}

/** Whether anybody has made a location, a page or a picture. */
export async function hasContent(payload: Payload): Promise<boolean> {
  for (const collection of ['locations', 'pages', 'media'] as const) {
    const { totalDocs } = await payload.count({ collection })
    if (totalDocs > 0) return true
  }
  return false
}
