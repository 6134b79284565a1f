import { createHmac } from 'node:crypto'
import type { SendEvent } from './endpoints.ts'
import { newId } from './memory-store.ts'

/** The secret that its events are signed with. */
export const WEBHOOK_SECRET = 'whsec_simulator'

/** Sends events to `webhook`, if there is one. `timesOfNext` returns how often the next event is sent. */
export function createEvents(webhook: (() => string) | undefined, timesOfNext: () => number) {
  const sending = new Set<Promise<void>>()

  const send: SendEvent = (type, object) => {
    if (!webhook) return
    const times = timesOfNext()
    const body = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } })
    for (let n = 0; n < times; n++) {
      const sent = deliver(webhook(), body).finally(() => sending.delete(sent))
      sending.add(sent)
    }
  }

  return {
    send,
    /** Resolves when all events so far have arrived, or were given up. */
    async settled(): Promise<void> {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}

/** The value of `stripe-signature` for a body, signed at an instant in ms. */
export function signatureOf(body: string, secret: string, at = Date.now()): string {
  const time = Math.floor(at / 1000)
  const signed = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signed}`
}

async function deliver(address: string, body: string): Promise<void> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signatureOf(body, WEBHOOK_SECRET),
  }
  // Stripe tries again for days; what was tested is what came.
  await fetch(address, { method: 'POST', headers, body }).catch(() => null)
}
