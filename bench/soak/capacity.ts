import { cpuSeconds } from '../support/cpu-time.ts'
import type { Load } from './load.ts'
import type { Times } from './times.ts'

/** How much a site does when visitors come one right after the other, a second of this machine's clock. */
export type Capacity = {
  visits: number
  answers: number
  'cores of the site': number
  'cores of the visitors': number
}

/** Visitors at a time, and for how long, s, before it is measured and while it is. */
const CROWD = 32
const WARM_UP = 30
const LASTS = 60
/** Cores of a site that does what it can: it answers on one thread. */
const BUSY = 0.7

/**
 * Measures the maximum throughput of a site while the staff work; `work` has them work for a number of seconds. Throws if the
 * site used too little CPU time, because the machine was doing something else.
 */
export async function findCapacity(
  load: Load,
  times: Times,
  pid: number,
  work: (lasts: number) => Promise<void>,
): Promise<Capacity> {
  const working = work(WARM_UP + LASTS)
  await load.closely(CROWD, lasting(WARM_UP))
  const [answers, cpu, own, began] = [
    times.answers(),
    cpuSeconds(pid),
    process.cpuUsage(),
    performance.now(),
  ]
  const visits = await load.closely(CROWD, lasting(LASTS))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(own)
  const capacity = {
    visits: visits / seconds,
    answers: (times.answers() - answers) / seconds,
    'cores of the site': (cpuSeconds(pid) - cpu) / seconds,
    'cores of the visitors': (user + system) / 1e6 / seconds,
  }
  await working
  if (capacity['cores of the site'] < BUSY)
    throw new Error(`This machine has other work, too: ${JSON.stringify(capacity)}`)
  return capacity
}

/** Says from now on whether so many seconds of this machine's clock are over. */
export function lasting(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1000
  return () => performance.now() >= until
}
