// The label is `name`: Prometheus itself has one called `job`.
import { counter, gauge } from '#lib/metrics/registry.ts'

const lastSuccess = gauge({
  name: 'tableside_job_last_success_timestamp_seconds',
  help: 'When a job last ended well on this instance (Unix time).',
  labelNames: ['name'],
})
const failures = counter({
  name: 'tableside_job_failures_total',
  help: 'Runs of a job that failed on this instance, or could not ask for its lease.',
  labelNames: ['name'],
})
const interval = gauge({
  name: 'tableside_job_interval_seconds',
  help: 'Time between two runs of a job.',
  labelNames: ['name'],
})
const lease = gauge({
  name: 'tableside_job_lease_held',
  help: '1 if this instance had the lease of a job when it was last due, 0 if another one had.',
  labelNames: ['name'],
})

/** Names a job before its first run. */
export function announceJob(name: string, intervalSeconds: number): void {
  interval.set({ name }, intervalSeconds)
  failures.inc({ name }, 0)
}

/** Records the end of a run; `ran`: whether this instance had the lease. */
export function recordRun(name: string, ran: boolean): void {
  lease.set({ name }, ran ? 1 : 0)
  if (ran) lastSuccess.setToCurrentTime({ name })
}

/** Records a run that failed. */
export function recordFailure(name: string): void {
  failures.inc({ name })
}
