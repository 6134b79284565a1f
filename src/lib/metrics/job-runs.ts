import { metricsRegistry } from './registry.ts'

/** When a job of this instance last ended well (ms; null = not since the start), and how often it is due, s. */
export type JobRun = {
  name: string
  lastSuccess: number | null
  interval: number
  hasLease: boolean
}

/** The jobs of this instance, as its metrics have them. */
export async function jobRuns(): Promise<JobRun[]> {
  const [intervals, successes, leases] = await Promise.all([
    byJob('tableside_job_interval_seconds'),
    byJob('tableside_job_last_success_timestamp_seconds'),
    byJob('tableside_job_lease_held'),
  ])
  return [...intervals].map(([name, interval]) => {
    const last = successes.get(name)
    return {
      ...{ name, interval, lastSuccess: last === undefined ? null : last * 1000 },
      hasLease: leases.get(name) !== 0,
    }
  })
}

async function byJob(metric: string): Promise<Map<string, number>> {
  const found = await metricsRegistry().getSingleMetric(metric)?.get()
  return new Map(found?.values.map(({ labels, value }) => [String(labels.name), value]))
}
