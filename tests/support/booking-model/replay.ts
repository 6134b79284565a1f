import { LEASE } from '#booking-engine/checkout/attempt-lease.ts'
import type { PaymentJobKind } from '#booking-engine/payments/types.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import type { BankAnswer } from '#tests/model/checkout.ts'
import type { Bounds, State } from '#tests/model/state.ts'
import type { Step } from '#tests/model/steps.ts'
import type { TestEngine } from '../booking.ts'
import { beginHold, beginJob, beginSettlement, beginSubmit, codeOf } from './processes.ts'
import { type Seen, seenInEngine, seenInModel } from './project.ts'
import type { SteppedProcess } from './stepped.ts'

/** Where a trace is replayed: an engine, the bank, and a clock that stands still but for the trace. */
export type Stage = {
  fixture: TestEngine
  ledger: PaymentProvider
  locationId: string
  /** The local times of the model's starts. */
  times: string[]
  /** The slot of the first of them. */
  base: number
  /** Lets time pass, ms. */
  pass(ms: number): void
}

const TICK = 5 * 60_000

type HoldStep = Extract<Step, { n: number }>
type Processes = Map<string, SteppedProcess<string>>

/** Replays a trace of the model on the engine, one process of it for each process of the model. */
export class Replay {
  readonly #stage: Stage
  readonly #tokens: string[][]
  readonly #visitors: string[]
  readonly #processes: Processes = new Map()
  /** The submit that began the last attempt at a hold, by its token. */
  readonly #leases: Processes = new Map()
  /** Takings of tables by each client that have still to give up what was paid for before. */
  readonly #takings: SteppedProcess<string>[][]
  #bank: BankAnswer = 'authorises'

  constructor(stage: Stage, { clients }: Bounds) {
    this.#stage = stage
    this.#tokens = Array.from({ length: clients }, () => [])
    this.#takings = Array.from({ length: clients }, () => [])
    this.#visitors = Array.from({ length: clients }, () => crypto.randomUUID())
  }

  /** Does a step; returns what the engine answered, or null where it answers nobody yet. */
  async take(step: Step): Promise<string | null> {
    this.#stage.pass(1)
    switch (step.act) {
      case 'takeHold':
        return this.#takeHold(step)
      case 'abandonPayments':
        return this.#finishTakings(step.c)
      case 'abandonsDie':
        return this.#freezeTakings(step.c)
      case 'passTime':
        return this.#passTime()
      case 'sweepBookings':
        await this.#stage.fixture.engine.sweep()
        return null
      case 'undoAbandoned':
      case 'abandonSupersededPayments':
        throw new Error('a sweep does both')
      default:
        return this.#takeOnHold(step, this.#tokens[step.c]?.[step.n] ?? '')
    }
  }

  /** What can be compared, of each hold: in the model's state, and in the engine's tables. */
  async compare(bounds: Bounds, state: State): Promise<{ model: Seen[][]; engine: Seen[][] }> {
    const { base, fixture } = this.#stage
    const engine = this.#tokens.map((tokens) =>
      Promise.all(tokens.map((token) => seenInEngine(fixture.store, { base, token }))),
    )
    const model = state.clients.map(({ holds }) => holds.map((hold) => seenInModel(bounds, hold)))
    return { model, engine: await Promise.all(engine) }
  }

  /** Ends all processes that are still at work. */
  async end(): Promise<void> {
    for (const c of this.#takings.keys()) this.#freezeTakings(c)
    for (const key of this.#processes.keys()) await this.#kill(key)
  }

  async #takeHold(step: Extract<Step, { act: 'takeHold' }>): Promise<string> {
    const { locationId, times, fixture } = this.#stage
    const { c, start } = step
    const token = this.#visitors[c] ?? ''
    const changing = step.changing === -1 ? null : await this.#manageToken(c, step.changing)
    const process = await beginHold(this.#given(), {
      ...{ locationId, at: times[start] ?? '', party: 2, attribute: 'default', changing },
      ...{ visitor: { token, address: `10.0.0.${c + 1}` }, checked: true },
    })
    this.#takings[c]?.push(process)
    if (process.result !== undefined && process.result !== 'ok') return process.result
    const known = this.#tokens.flat()
    const rows = await fixture.store.all<{ id: string }>(
      'SELECT id FROM holds WHERE location_id = $1',
      [locationId],
    )
    const taken = rows.filter(({ id }) => !known.includes(id))
    if (taken.length !== 1) throw new Error(`${taken.length} holds were taken`)
    this.#tokens[c]?.push(...taken.map(({ id }) => id))
    return 'ok'
  }

  async #takeOnHold(step: HoldStep, token: string): Promise<string | null> {
    const { engine } = this.#stage.fixture
    const { c, n } = step
    switch (step.act) {
      case 'release':
        return (await engine.release(token)) ? 'ok' : 'nothing_to_release'
      case 'cancelBooking':
        return codeOf(await engine.cancel(await this.#manageToken(c, n)))
      case 'modifyBooking':
        return codeOf(await engine.modify(await this.#manageToken(c, step.b), token))
      case 'leaseLapses':
      case 'stalls':
        return this.#endLease(token)
      case 'beginAttempt':
        return this.#submit(step, token)
      case 'dies':
        return this.#kill(`submit ${c} ${n} ${step.p}`)
      case 'settlePayment':
        return this.#start(
          `settlement ${c} ${n}`,
          beginSettlement(this.#given(), await this.#payment(token)),
        )
      case 'finishPayment':
      case 'abandonSettled':
        await this.#go(`settlement ${c} ${n}`)
        return null
      case 'settlementDies':
        return this.#kill(`settlement ${c} ${n}`)
      case 'findPaymentForJob':
      case 'runPaymentJob':
      case 'completeJob':
      case 'jobDies':
        return this.#job(step, token)
      case 'confirm':
        this.#bank = step.bank
        return this.#go(`submit ${c} ${n} ${step.p}`)
      default:
        return this.#go(`submit ${c} ${n} ${step.p}`)
    }
  }

  async #submit({ c, n, p }: { c: number; n: number; p: 0 | 1 }, token: string) {
    const { locationId } = this.#stage
    const request = { locationId, token, idempotencyKey: `${token} by ${c}` }
    const process = await beginSubmit(this.#given(), request, () => this.#bank)
    if (!process.at) return process.result ?? null
    this.#processes.set(`submit ${c} ${n} ${p}`, process)
    this.#leases.set(token, process)
    return null
  }

  async #job(step: Extract<HoldStep, { job: string }>, token: string): Promise<null> {
    const key = `${step.job} ${step.c} ${step.n}`
    if (step.act === 'jobDies') return this.#kill(key)
    if (step.act === 'findPaymentForJob') {
      const kind: PaymentJobKind = `payment_${step.job}`
      const job = { kind, payment: await this.#payment(token), amount: 3_000 }
      await this.#start(key, beginJob(this.#given(), job))
    } else await this.#go(key)
    return null
  }

  async #start(key: string, starting: Promise<SteppedProcess<string>>): Promise<string | null> {
    const process = await starting
    this.#processes.set(key, process)
    return process.result ?? null
  }

  async #go(key: string): Promise<string | null> {
    const process = this.#processes.get(key)
    if (!process?.at) throw new Error(`the process ${key} does nothing any more`)
    await process.go()
    return process.result ?? null
  }

  /** A client may have taken another table before the first one was done with what was paid for before. */
  async #finishTakings(c: number): Promise<null> {
    for (const taking of this.#takings[c]?.splice(0) ?? []) while (taking.at) await taking.go()
    return null
  }

  #freezeTakings(c: number): null {
    for (const taking of this.#takings[c]?.splice(0) ?? []) taking.freeze()
    return null
  }

  async #kill(key: string): Promise<null> {
    const process = this.#processes.get(key)
    await process?.die()
    this.#processes.delete(key)
    return null
  }

  /** Time passes; whoever works on a hold renews its lease, as its timer does. */
  async #passTime(): Promise<null> {
    const { store } = this.#stage.fixture
    const leased = await store.all<{ hold_id: string }>(
      `SELECT hold_id FROM attempts WHERE lease_until > ${store.dialect.now}`,
    )
    this.#stage.pass(TICK)
    const renewed = leased.filter(({ hold_id: token }) => this.#leases.get(token)?.at)
    for (const { hold_id: token } of renewed)
      await store.run(
        `UPDATE attempts SET lease_until = ${store.dialect.now} + ${LEASE} WHERE hold_id = $1`,
        [token],
      )
    return null
  }

  async #endLease(token: string): Promise<null> {
    const { store } = this.#stage.fixture
    await store.run(`UPDATE attempts SET lease_until = ${store.dialect.now} WHERE hold_id = $1`, [
      token,
    ])
    return null
  }

  #given() {
    return { store: this.#stage.fixture.store, ledger: this.#stage.ledger }
  }

  async #payment(token: string): Promise<string> {
    const rows = await this.#stage.fixture.store.all<{ id: string }>(
      'SELECT id FROM payments WHERE hold_id = $1',
      [token],
    )
    return rows[0]?.id ?? ''
  }

  /** The manage token of the booking that a hold became. */
  async #manageToken(c: number, n: number): Promise<string> {
    const { fixture } = this.#stage
    const rows = await fixture.store.all<{ id: string }>(
      'SELECT id FROM reservations WHERE hold_id = $1',
      [this.#tokens[c]?.[n] ?? ''],
    )
    return (await fixture.engine.byId(rows[0]?.id ?? ''))?.manageToken ?? ''
  }
}
