import { createBookingEngine } from '#booking-engine/engine.ts'
import type { HoldRequest } from '#booking-engine/holds/types.ts'
import type { PaymentJobKind } from '#booking-engine/payments/types.ts'
import { type Result, refuse } from '#lib/result.ts'
import { chargeWith } from '#providers/booking/house/charge.ts'
import { runPaymentJob, settlePayment } from '#providers/booking/house/payment-jobs.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import type { BookingDatabase } from '#storage/database.ts'
import type { BankAnswer } from '#tests/model/checkout.ts'
import { bookingSecret, ida } from '../booking.ts'
import { SteppedProcess } from './stepped.ts'

type Store = { store: BookingDatabase; ledger: PaymentProvider }
type Process = SteppedProcess<string>

/** The code of a result as the model has it. */
export function codeOf(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.code
}

/** Takes a table, and stops before each payment for another table that is then abandoned. */
export async function beginHold({ store }: Store, request: HoldRequest): Promise<Process> {
  const process: Process = new SteppedProcess()
  await process.begin(async () => {
    const abandons = (locks: string[]) => locks.some((key) => key.startsWith('payment '))
    const stepped = process.store(store, abandons)
    const engine = createBookingEngine({ store: stepped, secret: bookingSecret })
    return codeOf(await engine.hold(request))
  })
  return process
}

/** Submits a hold with a card, stopping before every step that others may come between. */
export async function beginSubmit(
  { store, ledger }: Store,
  request: { locationId: string; token: string; idempotencyKey: string },
  bank: () => BankAnswer,
): Promise<Process> {
  const process: Process = new SteppedProcess()
  const card = await cardOf(ledger, CARDS.good)
  await process.begin(async () => {
    const stepped = process.store(store)
    const engine = createBookingEngine({ store: stepped, secret: bookingSecret })
    const provider: PaymentProvider = {
      ...ledger,
      begin: async (payment) => {
        await process.stop('begin')
        return ledger.begin(payment)
      },
      find: async (payment) => {
        await process.stop('find')
        return ledger.find(payment)
      },
      confirm: async (payment, given) => {
        await process.stop('confirm')
        const answer = bank()
        if (answer === 'never asked') return refuse('provider_unavailable')
        const { token } = answer === 'declines' ? await cardOf(ledger, CARDS.declined) : card
        const told = await ledger.confirm(payment, { ...given, token })
        return answer === 'authorises unheard' ? refuse('provider_unavailable') : told
      },
    }
    const saved: Parameters<typeof chargeWith>[1] = {
      saveReference: engine.payments.saveReference,
      saveCard: async (id, given) => {
        await process.stop('saveCard')
        return engine.payments.saveCard(id, given)
      },
    }
    const options = { card, description: 'a table', returnUrl: 'https://saltwood.example/' }
    const charge = chargeWith(provider, saved, options)
    return codeOf(await engine.reserve({ ...request, guest: ida }, charge))
  })
  return process
}

async function cardOf(ledger: PaymentProvider, number: string) {
  const made = await ledger.tokenise(cardWith(number))
  if (!made.ok) throw new Error(made.code)
  return made.value
}

/** Settles a payment that no guest can complete any more, stopping before each transaction. */
export async function beginSettlement({ store, ledger }: Store, payment: string): Promise<Process> {
  const process: Process = new SteppedProcess()
  await process.begin(async () => {
    const engine = createBookingEngine({ store: process.store(store), secret: bookingSecret })
    return String(await settlePayment(engine, ledger, payment, true))
  })
  return process
}

/** Does a payment job, stopping before the bank is asked and before its answer is recorded. */
export async function beginJob(
  { store, ledger }: Store,
  job: { kind: PaymentJobKind; payment: string; amount: number },
): Promise<Process> {
  const process: Process = new SteppedProcess()
  await process.begin(async () => {
    const { payments } = createBookingEngine({ store, secret: bookingSecret })
    const asked = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
      return async (...args: A): Promise<R> => {
        await process.stop('runPaymentJob')
        return call(...args)
      }
    }
    const provider = { ...ledger, capture: asked(ledger.capture), cancel: asked(ledger.cancel) }
    const jobDone: typeof payments.jobDone = async (kind, id) => {
      await process.stop('completeJob')
      await payments.jobDone(kind, id)
    }
    const message = {
      ...{ kind: job.kind, key: `${job.kind}:${job.payment}`, attempt: 1, queuedAt: 0 },
      ...{ payload: JSON.stringify(job), isLastAttempt: false },
    }
    const done = await runPaymentJob(message, { payments: { ...payments, jobDone } }, provider)
    return done.outcome
  })
  return process
}
