import type { Client } from './http.ts'
import type { Load } from './load.ts'
import type { Plan } from './plans.ts'
import { repeat } from './repeat.ts'
import { countRows, type Sample, takeSample } from './samples.ts'
import { type Staff, workAtTimes } from './staff.ts'
import type { Times, Window } from './times.ts'

/** Measurements of a run. `rows` has row counts by table: one entry for the start of the run, then one for the end of each window. */
export type Run = {
  visits: number
  samples: Sample[]
  windows: Window[]
  rows: Record<string, number>[]
}

type Soaked = {
  plan: Plan
  /** Visits a second of this machine's clock. */
  perSecond: number
  site: { pid: number; dataDir: string }
  metrics: Client
  load: Load
  staff: Staff
  times: Times
}

/** Lets guests and staff come for as long as the plan says, and measures all the while. */
export async function soak(soaked: Soaked): Promise<Run> {
  const { plan, site, times } = soaked
  const began = performance.now()
  const run: Run = { visits: 0, samples: [], windows: [], rows: [countRows(site.dataDir)] }
  const stretch = { lasts: plan.lasts, faster: plan.faster, times }
  const isOver = () => ((performance.now() - began) / 1000) * plan.faster >= plan.lasts
  const [visits] = await Promise.all([
    soaked.load.steadily(soaked.perSecond, isOver),
    repeat(plan.sampleEvery, stretch, async (elapsed) => {
      run.samples.push(await takeSample(elapsed, site, soaked.metrics))
    }),
    repeat(plan.windowEvery, stretch, (elapsed) => {
      run.windows.push(times.end(elapsed))
      run.rows.push(countRows(site.dataDir))
    }),
    workAtTimes(soaked.staff, plan.staffEvery, stretch),
  ])
  return { ...run, visits }
}
