import type { Payload } from 'payload'
import type { LoadState } from './load/load-state.ts'
import { loadSteps } from './load/steps.ts'
import { DemoStore } from './load/store.ts'

/** What a load tells of itself: `done` of `total` things of the step named `label`. */
export type Progress = (label: string, done: number, total: number) => void

/** loaded: it is there now · already: it was · foreign: the site has content of its own, left alone. */
export type LoadResult = 'loaded' | 'already' | 'foreign'

/**
 * Fills an empty content system with the Saltwood group: pictures, restaurants with floor plans, menus,
 * pages and news, all published. A load that was broken off is taken up where it stopped. Once done it
 * is never repeated, so that whatever editors change or delete afterwards stays as they left it.
 */
export async function loadDemo(
  payload: Payload,
  progress: Progress = () => {},
): Promise<LoadResult> {
  const store = new DemoStore(payload)
  const state: LoadState = await store.state()
  if (state === 'loaded') return 'already'
  if (state === 'foreign' || (state === 'absent' && (await hasContent(payload)))) {
    await store.setState('foreign')
    return 'foreign'
  }
  await store.setState('loading')
  for (const { label, work } of loadSteps(store)) {
    for (const [index, run] of work.entries()) {
      progress(label, index, work.length)
      await run()
    }
    progress(label, work.length, work.length)
  }
  await store.done()
  return 'loaded'
}

async function hasContent(payload: Payload): Promise<boolean> {
  for (const collection of ['locations', 'pages', 'media'] as const) {
    const { totalDocs } = await payload.count({ collection })
    if (totalDocs > 0) return true
  }
  return false
}

/** Shows the progress on one line of a terminal; elsewhere, one line for each finished step. */
export function printProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  return (label, done, total) => {
    const line = `  ${label} ${done}/${total}`
    if (output.isTTY) output.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`)
    else if (done === total) output.write(`${line}\n`)
  }
}

if (import.meta.main) {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../src/payload.config.ts'),
  ])
  const payload = await getPayload({ config })
  const results: Record<LoadResult, string> = {
    loaded: 'The demo group is loaded.',
    already: 'The demo group was loaded before. Nothing changed.',
    foreign: 'The site has content of its own. The demo group is not loaded over it.',
  }
  console.log(results[await loadDemo(payload, printProgress())])
  await payload.destroy()
  process.exit(0)
}
