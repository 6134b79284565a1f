import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { processSingleton } from '../process/process-singleton.ts'

/** What a metric is called and counts. Labels have few values, known in advance: no path, guest or token. */
type Metric<Label extends string> = { name: string; help: string; labelNames?: readonly Label[] }

/** The metrics of this process, whatever module graph counts. */
export function metricsRegistry(): Registry {
  return processSingleton('metrics', () => new Registry())
}

/** The counter of this name: what can only rise. */
export function counter<Label extends string = never>(metric: Metric<Label>): Counter<Label> {
  return registered(metric.name, (registers) => new Counter<Label>({ ...metric, registers }))
}

/** The gauge of this name: what rises and falls. */
export function gauge<Label extends string = never>(metric: Metric<Label>): Gauge<Label> {
  return registered(metric.name, (registers) => {
    const made = new Gauge<Label>({ ...metric, registers })
    // Without a value there is no sample yet, and none says 0.
    if (!metric.labelNames) made.remove()
    return made
  })
}

/** The histogram of this name; `buckets` are upper bounds, in the unit of its name. */
export function histogram<Label extends string = never>(
  metric: Metric<Label> & { buckets: number[] },
): Histogram<Label> {
  return registered(metric.name, (registers) => new Histogram<Label>({ ...metric, registers }))
}

/** Upper bounds for how long an answer or a render takes, s. */
export const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** One metric per name: each module graph declares it, and the first one makes it. */
function registered<T>(name: string, make: (registers: [Registry]) => T): T {
  const registry = metricsRegistry()
  return (registry.getSingleMetric(name) as T | undefined) ?? make([registry])
}
