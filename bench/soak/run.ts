import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './http.ts'
import type { Load } from './load.ts'
import type { Plan } from './plans.ts'
import { countRows, type Sample, takeSample } from './samples.ts'
import type { Staff } from './staff.ts'
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
  const { plan, site, times, staff } = soaked
  const began = performance.now()
  const elapsed = () => ((performance.now() - began) / 1000) * plan.faster
  const run: Run = { visits: 0, samples: [], windows: [], rows: [countRows(site.dataDir)] }
  /** Does something again and again, at its times, whatever becomes of it. */
  const each = async (every: number, work: () => Promise<void> | void) => {
    for (let due = every; due <= plan.lasts; due += every) {
      await pause(Math.max(0, ((due - elapsed()) / plan.faster) * 1000))
      try {
        await work()
      } catch (error) {
        times.fail(error)
      }
    }
  }
  const [visits] = await Promise.all([
    soaked.load.steadily(soaked.perSecond, () => elapsed() >= plan.lasts),
    each(plan.sampleEvery, async () => {
      run.samples.push(await takeSample(elapsed(), site, soaked.metrics))
    }),
    each(plan.windowEvery, () => {
      run.windows.push(times.end(elapsed()))
      run.rows.push(countRows(site.dataDir))
    }),
    each(plan.staffEvery.publish, staff.publish),
    each(plan.staffEvery.readDay, staff.readDay),
    each(plan.staffEvery.sellOut, staff.sellOut),
  ])
  return { ...run, visits }
}
