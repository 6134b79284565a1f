import path from 'node:path'
import { processSingleton } from '../process/process-singleton.ts'
import { damagedDatabase } from './damaged-database.ts'
import { errorChain, fileOf, isSuspicious, sqliteErrorCode } from './data-errors.ts'
import { causeOf, isMoreSevere, type Outage, type Probe, stopsEverything } from './outage.ts'

/** Time between two checks whether an outage is over, ms. */
const AGAIN_MS = 1000
/** Successful checks in a row after which it is over. */
const ENOUGH = 2
/** Least time between two checks that errors ask for, ms. */
const REST_MS = 200

type Event = 'begun' | 'over'
type Listener = (outage: Outage, event: Event) => void
type Standing = { outage: Outage; good: number }
type State = {
  dataDir: string
  listener: Listener | null
  probes: Probe[]
  standing: Map<string, Standing>
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
  return gravest([...state().standing.values()])
}

function gravest(standing: Standing[]): Outage | null {
  let found: Outage | null = null
  for (const { outage } of standing) {
    if (!found || isMoreSevere(outage.code, found.code)) found = outage
  }
  return found
}

/** The outages that probes have found. Damage is not among them: no probe finds that it is over. */
function probed(): Standing[] {
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
  if (!needsLook(error)) return null
  const damage = damageOf(error, own.dataDir)
  if (damage) {
    begin(damage.name, damage.outage)
    return damage.outage
  }
  if (probed().length === 0) await lookSoon()
  const outage = gravest(probed())
  if (!outage) for (const fault of errorChain(error)) own.cleared.add(fault)
  return outage
}

/** Whether an error may come of an outage and was not yet checked. */
function needsLook(error: unknown): boolean {
  const { listener, dataDir, cleared } = state()
  if (!listener || !isSuspicious(error, dataDir)) return false
  return !errorChain(error).some((fault) => cleared.has(fault))
}

/** Calls `say` unless the error comes of an outage, for which the log has one line. */
export function logUnlessOutage(error: unknown, say: () => void): void {
  if (!needsLook(error)) {
    say()
    return
  }
  void outageOf(error).then((outage) => {
    if (!outage) say()
  })
}

function damageOf(error: unknown, dataDir: string): { name: string; outage: Outage } | null {
  for (const fault of errorChain(error)) {
    const word = sqliteErrorCode(fault)
    if (word !== 'CORRUPT' && word !== 'NOTADB') continue
    const file = path.resolve(dataDir, fileOf(fault))
    return { name: `damage of ${file}`, outage: damagedDatabase(file, causeOf(fault)) }
  }
  return null
}

/** One check for all who ask meanwhile. It begins anew: one under way may have begun before the error. */
function lookSoon(): Promise<void> {
  const own = state()
  own.next ??= (async () => {
    await own.looking
    if (probed().length === 0) await passed(own.lookedAt + REST_MS - performance.now())
    own.next = null
    if (probed().length === 0) await look()
  })()
  return own.next
}

function look(): Promise<void> {
  const own = state()
  own.looking ??= tryAll().finally(() => {
    own.looking = null
    own.lookedAt = performance.now()
  })
  return own.looking
}

async function tryAll(): Promise<void> {
  const own = state()
  const { probes } = own
  await Promise.all(
    probes.map(async ({ name, look: tryIt }) => {
      const found = await tryIt()
      if (own.probes !== probes) return
      if (found) begin(name, found)
      else wasGood(name)
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
  if (probed().length > 0) lookLater()
}

function wasGood(name: string): void {
  const { standing, listener } = state()
  const known = standing.get(name)
  if (!known || ++known.good < ENOUGH) return
  standing.delete(name)
  listener?.(known.outage, 'over')
}

/** Checks again and again until no outage stands that probes find. Damage stands until the site is restarted. */
function lookLater(): void {
  const own = state()
  clearTimeout(own.timer)
  own.timer = setTimeout(async () => {
    await look()
    if (probed().length > 0 && own.listener) lookLater()
  }, AGAIN_MS)
  own.timer.unref()
}

function passed(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()
}

/** The gravest outage, where one stands during which nothing can be read; else null. */
export function totalOutage(): Outage | null {
  const outage = currentOutage()
  return [...state().standing.values()].some((one) => stopsEverything(one.outage)) ? outage : null
}
