import { bookingEngine } from '#booking-engine/process.ts'
import { readShortName } from '#data/content/settings.ts'
import { findVisitLocation } from '#data/locations/visit-locations.ts'
import { postGuest } from '#features/reservations/mail/post-guest.ts'
import {
  isPaymentJob,
  retryPolicyFor,
  runPaymentJob,
} from '#providers/booking/house/payment-jobs.ts'
import { bookingProvider } from '#providers/booking/registry.ts'
import { mailProvider } from '#providers/mail/registry.ts'
import { paymentProvider } from '#providers/payments/registry.ts'
import { env } from '../env.ts'
import { deliverSubmissionMessage, isSubmissionMessage } from './submission-messages.ts'
import type { Job } from './ticker.ts'

/** Delivers what bookings, alerts and submissions have to say, and what payments still have to do. */
export function outboxJob(): Job {
  return { name: 'post', intervalSeconds: 5, run: deliver }
}

async function deliver(ended: () => boolean): Promise<void> {
  const [engine, mail, house, payments] = await Promise.all([
    bookingEngine(),
    mailProvider(),
    bookingProvider('house'),
    paymentProvider(),
  ])
  if (!house.ok) throw new Error('the house book is no provider of bookings')
  await engine.outbox.deliver({
    deliver: (letter) => {
      const posting = {
        ...{ engine, mail, provider: house.value, site: env.publicUrl },
        placeOf: findVisitLocation,
        group: readShortName,
      }
      if (isPaymentJob(letter)) return runPaymentJob(letter, engine, payments)
      if (isSubmissionMessage(letter)) return deliverSubmissionMessage(letter, mail)
      return postGuest(letter, posting)
    },
    patienceOf: retryPolicyFor,
    ended,
    onError: (key, error) => console.error(`post: ${key} failed`, error),
  })
}
