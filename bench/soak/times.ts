import { percentile } from '../support/watch.ts'
import type { Kind } from './visits.ts'

/** Answers within a stretch of the run: how many of each kind, and what half and 99 of 100 took at most, ms. */
export type Window = {
  /** When it ended, s of the site's clock since the run began. */
  at: number
  kinds: Partial<Record<Kind, { count: number; p50: number; p99: number }>>
}

/** Collects how long answers took, and which statuses they had. */
export function collectTimes() {
  const statuses: Record<string, number> = {}
  const failures: Record<string, number> = {}
  let took = new Map<Kind, number[]>()
  let answers = 0
  return {
    /** How many answers of a kind had a status, `page 200`; status 0 stands for no answer. */
    statuses,
    /** Number of failed visits and staff actions, by the first line of their error. */
    failures,
    fail(error: unknown): void {
      const said = String(error).split('\n', 1)[0] ?? ''
      failures[said] = (failures[said] ?? 0) + 1
    },
    /** Answers until now. */
    answers: () => answers,
    note(kind: Kind, status: number, ms: number): void {
      answers++
      statuses[`${kind} ${status}`] = (statuses[`${kind} ${status}`] ?? 0) + 1
      const times = took.get(kind)
      if (times) times.push(ms)
      else took.set(kind, [ms])
    },
    /** Ends a stretch: what was noted since the last one. */
    end(at: number): Window {
      const kinds: Window['kinds'] = {}
      for (const [kind, times] of took) {
        const [p50, p99] = [percentile(times, 50), percentile(times, 99)]
        kinds[kind] = { count: times.length, p50, p99 }
      }
      took = new Map()
      return { at, kinds }
    },
  }
}

export type Times = ReturnType<typeof collectTimes>
