import { refuse } from '#lib/result.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import { connect } from '#providers/payments/test-payments/connect.ts'

/** State of the line to the bank: while it is `down` no call arrives. */
export const bankLine = { down: false }

/** Stands in for the registry of payments: test payments behind a bad line. */
export async function paymentProvider(): Promise<PaymentProvider> {
  const payments = await connect()
  if (!payments) throw new Error('test payments are for local addresses')
  return {
    ...payments,
    begin: badLine(payments.begin),
    confirm: badLine(payments.confirm),
    find: badLine(payments.find),
    capture: badLine(payments.capture),
    cancel: badLine(payments.cancel),
    refund: badLine(payments.refund),
  }
}

export async function whyNoCards(): Promise<null> {
  return null
}

/** Of ten calls one never arrives, one is done but its answer is lost, and two take their time. */
function badLine<A extends unknown[], R>(
  call: (...args: A) => Promise<R>,
): (...args: A) => Promise<R | ReturnType<typeof silence>> {
  return async (...args) => {
    const luck = Math.random()
    if (bankLine.down || luck < 0.1) return silence()
    if (luck > 0.8) await new Promise((resolve) => setTimeout(resolve, 600 * Math.random()))
    const answer = await call(...args)
    return luck < 0.2 ? silence() : answer
  }
}

function silence() {
  return refuse('provider_unavailable' as const)
}
