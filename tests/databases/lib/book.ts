import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { ReservationRef } from '#booking-engine/host/types.ts'
import { readGroupLook, readShortName } from '#data/content/settings.ts'
import { readWords } from '#data/content/words.ts'
import { findVisitLocation } from '#data/locations/visit-locations.ts'
import { env } from '#env.ts'
import { sendGuestMail } from '#features/reservations/mail/send-guest-mail.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import type { BookingProvider } from '#providers/booking/contract.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import {
  isPaymentJob,
  retryPolicyFor,
  runPaymentJob,
} from '#providers/booking/house/payment-jobs.ts'
import type { MailProvider } from '#providers/mail/contract.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import { createTestBank, type TestBank } from '#providers/payments/test-payments/bank.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { deliverSubmissionMessage, isSubmissionMessage } from '#ticker/submission-messages.ts'
import type { KnownVisit } from './known.ts'
import { must } from './must.ts'

/** The bookings of this process's installation, with all that belongs to them, under a clock of their own. */
export type TimedEngine = {
  engine: BookingEngine
  store: BookingDatabase
  /** Who charges cards, and the counter of the cards' bank. */
  payments: PaymentProvider
  bank: TestBank
  /** The booking engine as the site's panel asks it. */
  site: BookingProvider
  /** Delivers what is due, as the ticker does. */
  deliver(mail: MailProvider): Promise<void>
  close(): Promise<void>
}

/** Path of a guest's own page, before the token. */
export const MANAGE = `${env.publicUrl}/my/reservations/`

/** Opens the bookings as the site does, but for the clock (ms). */
export async function openTimedEngine(clock: () => number): Promise<TimedEngine> {
  const store = await openBookingDatabase(env, { clock })
  const engine = createBookingEngine({ store, secret: deriveSecret(env.secret, 'manage-token') })
  const payments = createTestPayments({
    ...{ store, secret: deriveSecret(env.secret, 'test-card'), now: clock },
    bankUrl: (question) => `${env.publicUrl}/test-bank/${question}`,
  })
  const returnUrl = (uid: string) => `${env.publicUrl}/locations/${uid}`
  const site = createHouseProvider(engine, (token) => MANAGE + token, { payments, returnUrl })
  const posting = {
    ...{ engine, provider: site, site: env.publicUrl },
    ...{ placeOf: findVisitLocation, group: readShortName, words: readWords, look: readGroupLook },
  }
  return {
    ...{ engine, store, payments, site },
    bank: createTestBank(store),
    deliver: (mail) =>
      engine.outbox.deliver({
        deliver: (letter) => {
          if (isPaymentJob(letter)) return runPaymentJob(letter, engine, payments)
          if (isSubmissionMessage(letter)) return deliverSubmissionMessage(letter, mail)
          return sendGuestMail(letter, { ...posting, mail })
        },
        retryPolicyOf: retryPolicyFor,
        onError: (key, error) => {
          throw new Error(`the letter ${key} was not delivered`, { cause: error })
        },
        random: () => 0.5,
      }),
    close: () => engine.close(),
  }
}

/** A reservation on the hosts' board, in the version that stands now. */
export async function subjectOf(
  { engine }: TimedEngine,
  visit?: KnownVisit,
): Promise<ReservationRef> {
  const { id, locationId, day } = visit ?? { id: '', locationId: '', day: '' }
  const { reservations } = must(await engine.host.day(locationId, day))
  const found = reservations.find((one) => one.id === id)
  if (!found) throw new Error(`no reservation ${id} on ${day}`)
  return { locationId, staff: '1', id, seen: found.seen }
}
