import path from 'node:path'
import { processSingleton } from '../process/process-singleton.ts'
import { damagedDatabase } from './damaged-database.ts'
import { databaseFileOf, errorChain, mayBeOutage, sqliteErrorCode } from './data-errors.ts'
import { causeOf, isMoreSevere, type Outage, type Probe, stopsEverything } from './outage.ts'

/** Time between two checks whether an outage is over, ms. */
const PROBE_INTERVAL_MS = 1000
/** Successful checks in a row after which it is over. */
const SUCCESSES_TO_END = 2
/** Least time between two checks that errors ask for, ms. */
const MIN_PROBE_GAP_MS = 200

type Event = 'begun' | 'over'
type Listener = (outage: Outage, event: Event) => void
type ActiveOutage = { outage: Outage; good: number }
type State = {
  dataDir: string
  listener: Listener | null
  probes: Probe[]
  standing: Map<string, ActiveOutage>
  /** Errors that were checked and come of no outage. */
  cleared: WeakSet<object>
  looking: Promise<void> | null
  next: Promise<void> | null
  lookedAt: number
  timer: NodeJS.Timeout | undefined
}

const state = () =>
  processSingleton<State>('outages', () => ({
    ...{ dataDir: 'data', listener: null, probes: [], standing: new Map() },
    cleared: new WeakSet(),
    ...{ looking: null, next: null, lookedAt: Number.NEGATIVE_INFINITY, timer: undefined },
  }))

/** Calls `listener` when an outage of the data begins and when it is over; the returned function stops it. */
export function watchOutages(dataDir: string, listener: Listener): () => void {
  Object.assign(state(), { dataDir, listener })
  return () => {
    clearTimeout(state().timer)
    state().standing.clear()
    Object.assign(state(), { listener: null, probes: [], timer: undefined })
  }
}

/** Sets the probes that find out whether there is an outage. */
export function setProbes(probes: Probe[]): void {
  state().probes = probes
}

/** The gravest outage that stands. */
export function currentOutage(): Outage | null {
  return mostSevere([...state().standing.values()])
}

function mostSevere(standing: ActiveOutage[]): Outage | null {
  let found: Outage | null = null
  for (const { outage } of standing) {
    if (!found || isMoreSevere(outage.code, found.code)) found = outage
  }
  return found
}

/** The outages that probes have found. Damage is not among them: no probe finds that it is over. */
function probedOutages(): ActiveOutage[] {
  return [...state().standing.values()].filter(({ outage }) => outage.code !== 'database_damaged')
}

/** Resolves when the check that the last error asked for is done. */
export async function probesSettled(): Promise<void> {
  const { next, looking } = state()
  await (next ?? looking)
}

/**
 * The outage that an error comes of, null where it comes of none. Unless an outage is known, the probes try
 * whether there is one; an error that says that the database is damaged is believed without.
 */
export async function outageOf(error: unknown): Promise<Outage | null> {
  const own = state()
  if (!needsProbing(error)) return null
  const damage = damageOf(error, own.dataDir)
  if (damage) {
    begin(damage.name, damage.outage)
    return damage.outage
  }
  if (probedOutages().length === 0) await probeSoon()
  const outage = mostSevere(probedOutages())
  if (!outage) for (const fault of errorChain(error)) own.cleared.add(fault)
  return outage
}

/** Whether an error may come of an outage and was not yet checked. */
function needsProbing(error: unknown): boolean {
  const { listener, dataDir, cleared } = state()
  if (!listener || !mayBeOutage(error, dataDir)) return false
  return !errorChain(error).some((fault) => cleared.has(fault))
}

/**
 * Calls `log` unless the error comes of an outage, for which the log has one line, as where one has waited for a
 * database that does not answer.
 */
export function logUnlessOutage(error: unknown, log: () => void): void {
  if (totalOutage() && errorChain(error).some(({ name }) => name === 'BusyError')) return
  if (!needsProbing(error)) {
    log()
    return
  }
  void outageOf(error).then((outage) => {
    if (!outage) log()
  })
}

function damageOf(error: unknown, dataDir: string): { name: string; outage: Outage } | null {
  for (const fault of errorChain(error)) {
    const word = sqliteErrorCode(fault)
    if (word !== 'CORRUPT' && word !== 'NOTADB') continue
    const file = path.resolve(dataDir, databaseFileOf(fault))
    return { name: `damage of ${file}`, outage: damagedDatabase(file, causeOf(fault)) }
  }
  return null
}

/** One check for all who ask meanwhile. It begins anew: one under way may have begun before the error. */
function probeSoon(): Promise<void> {
  const own = state()
  own.next ??= (async () => {
    await own.looking
    if (probedOutages().length === 0)
      await delay(own.lookedAt + MIN_PROBE_GAP_MS - performance.now())
    own.next = null
    if (probedOutages().length === 0) await probe()
  })()
  return own.next
}

function probe(): Promise<void> {
  const own = state()
  own.looking ??= runProbes().finally(() => {
    own.looking = null
    own.lookedAt = performance.now()
  })
  return own.looking
}

async function runProbes(): Promise<void> {
  const own = state()
  const { probes } = own
  await Promise.all(
    probes.map(async ({ name, check: tryIt }) => {
      const found = await tryIt()
      if (own.probes !== probes) return
      if (found) begin(name, found)
      else recordSuccess(name)
    }),
  )
}

function begin(name: string, outage: Outage): void {
  const { standing, listener } = state()
  const known = standing.get(name)
  if (known && !isMoreSevere(outage.code, known.outage.code)) {
    known.good = 0
    return
  }
  standing.set(name, { outage, good: 0 })
  listener?.(outage, 'begun')
  if (probedOutages().length > 0) scheduleProbe()
}

function recordSuccess(name: string): void {
  const { standing, listener } = state()
  const known = standing.get(name)
  if (!known || ++known.good < SUCCESSES_TO_END) return
  standing.delete(name)
  listener?.(known.outage, 'over')
}

/** Checks again and again until no outage stands that probes find. Damage stands until the site is restarted. */
function scheduleProbe(): void {
  const own = state()
  clearTimeout(own.timer)
  own.timer = setTimeout(async () => {
    await probe()
    if (probedOutages().length > 0 && own.listener) scheduleProbe()
  }, PROBE_INTERVAL_MS)
  own.timer.unref()
}

function delay(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()
}

/** The gravest outage, where one stands during which nothing can be read; else null. */
export function totalOutage(): Outage | null {
  const outage = currentOutage()
  return [...state().standing.values()].some((one) => stopsEverything(one.outage)) ? outage : null
}
