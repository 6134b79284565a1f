import { median } from './wrk.ts'

/** Something that somebody waits for: how it is measured once (ms), and how long it may take. */
export type Wait = { name: string; atMost: number; measure: () => Promise<number> }

export type Row = { 'median ms': number; 'worst ms': number; 'at most': number }

/** Measures each wait so many times, one after the other. */
export async function measured(waits: Wait[], runs: number): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {}
  for (const { name, atMost, measure } of waits) {
    const took: number[] = []
    for (let run = 0; run < runs; run++) took.push(await measure())
    const worst = Math.max(...took)
    rows[name] = {
      'median ms': Math.round(median(took)),
      'worst ms': Math.round(worst),
      'at most': atMost,
    }
  }
  return rows
}

/** Milliseconds from now until `seen` says yes; throws after a minute. */
export async function until(seen: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await seen())) {
    if (performance.now() - began > 60_000) throw new Error('Not seen within a minute.')
  }
  return performance.now() - began
}

/** Milliseconds that something takes. */
export async function lasting(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
