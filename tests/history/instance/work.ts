import { setTimeout as pause } from 'node:timers/promises'
import { bookingEngine } from '#booking-engine/process.ts'
import { paymentProvider } from '#tests/support/faulty-payments.ts'
import { mailsTo, tick } from './ticker.ts'

const EVERY_MS = 300

/** Does what the ticker does, again and again, whatever fails. */
export async function work(): Promise<void> {
  const mails = mailsTo(process.env.SMTP_URL ?? '')
  for (;;) {
    try {
      await tick(await bookingEngine(), await paymentProvider(), mails)
    } catch (error) {
      // A database that is away, a full disk: what was left undone is done in the next round.
      console.error(String(error))
    }
    await pause(EVERY_MS)
  }
}
