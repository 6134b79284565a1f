import type { Payload } from 'payload'
import {
  type InitialContent,
  type LoadResult,
  loadContent,
  type Progress,
} from '#cms/initial-content/load.ts'
import { loadSteps } from './load/steps.ts'

/** The Saltwood group: pictures, restaurants with floor plans, menus, pages and news, all published. */
export const demoGroup: InitialContent = {
  states: { begun: 'loading', done: 'loaded' },
  steps: loadSteps,
}

/** Fills an empty content system with the demo group. */
export function loadDemo(payload: Payload, progress?: Progress): Promise<LoadResult> {
  return loadContent(payload, demoGroup, progress)
}

if (import.meta.main) {
  const [{ getPayload }, { default: config }, { printProgress }] = await Promise.all([
    import('payload'),
    import('../src/payload.config.ts'),
    import('../scripts/lib/print-progress.ts'),
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
