import type { BookingEngine } from '#booking-engine/contract.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import {
  isPaymentJob,
  retryPolicyFor,
  runPaymentJob,
  settleStalePayments,
} from '#providers/booking/house/payment-jobs.ts'
import type { MailProvider } from '#providers/mail/contract.ts'
import { sendOutboxMail, skipped } from '#providers/mail/send-outbox-mail.ts'
import { createSmtp } from '#providers/mail/smtp/adapter.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import type { MailText } from '../observations.ts'

const SITE = 'http://127.0.0.1'
const SENDER = { name: 'Tableside', address: 'no-reply@example.com' }

/** The mail server of an address, as the ticker of a history writes to it. */
export function mailsTo(smtpUrl: string): MailProvider {
  return createSmtp({ url: smtpUrl, sender: SENDER })
}

/** Does once what the ticker does for bookings: payments, mails, housekeeping. */
export async function tick(
  engine: BookingEngine,
  payments: PaymentProvider,
  mails: MailProvider,
): Promise<void> {
  await settleStalePayments(engine, payments)
  await engine.outbox.deliver({
    deliver: (message) =>
      isPaymentJob(message)
        ? runPaymentJob(message, engine, payments)
        : sendMail(engine, mails, message),
    retryPolicyOf: retryPolicyFor,
    onError: (_, error) => console.error(String(error)),
  })
  await engine.sweep()
}

/** Sends a mail that says no more than which booking it is about. */
async function sendMail(
  engine: BookingEngine,
  mails: MailProvider,
  { key, kind, payload }: OutboxMessage,
): Promise<DeliveryResult> {
  const { reservation } = JSON.parse(payload) as { reservation?: string }
  const found = reservation ? await engine.byId(reservation) : null
  const address = found?.reservation.guest.email
  if (!found || !address) return skipped('there is nobody to write to')
  const text: MailText = { kind, name: found.reservation.guest.lastName }
  return sendOutboxMail(mails, {
    ...{ key, site: SITE, secret: null, to: { name: '', address }, replyTo: null },
    ...{ subject: kind, text: JSON.stringify(text), html: '', calendar: null },
  })
}
