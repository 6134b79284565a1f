import { bookingEngine } from '#booking-engine/process.ts'
import { readGroupLook, readShortName } from '#data/content/settings.ts'
import { readWords } from '#data/content/words.ts'
import { findVisitLocation } from '#data/locations/visit-locations.ts'
import { sendGuestMail } from '#features/reservations/mail/send-guest-mail.ts'
import { isTextMessage, sendGuestText } from '#features/reservations/texts/send-guest-text.ts'
import {
  isPaymentJob,
  retryPolicyFor,
  runPaymentJob,
} from '#providers/booking/house/payment-jobs.ts'
import { bookingProvider } from '#providers/booking/registry.ts'
import { EMBEDDED_VENDOR } from '#providers/booking/vendors.ts'
import { mailProvider } from '#providers/mail/registry.ts'
import { paymentProvider } from '#providers/payments/registry.ts'
import { textMessageProvider } from '#providers/text-messages/registry.ts'
import { env } from '../env.ts'
import { deliverInvitation, isInvitationMessage } from './invitation-messages.ts'
import { deliverSignInNotice, isSignInNotice } from './sign-in-notices.ts'
import { deliverSubmissionMessage, isSubmissionMessage } from './submission-messages.ts'
import type { Job } from './ticker.ts'

/** Delivers what bookings, alerts and submissions have to say, and what payments still have to do. */
export function outboxJob(): Job {
  return { name: 'post', intervalSeconds: 5, run: deliver }
}

async function deliver(ended: () => boolean): Promise<void> {
  const [engine, mail, provider, payments, texts] = await Promise.all([
    bookingEngine(),
    mailProvider(),
    bookingProvider(EMBEDDED_VENDOR),
    paymentProvider(),
    textMessageProvider(),
  ])
  if (!provider.ok) throw new Error('the house book is no provider of bookings')
  await engine.outbox.deliver({
    deliver: (message) => {
      const context = {
        ...{ engine, mail, provider: provider.value, site: env.publicUrl },
        placeOf: findVisitLocation,
        ...{ group: readShortName, words: readWords, look: readGroupLook },
      }
      if (isPaymentJob(message)) return runPaymentJob(message, engine, payments)
      if (isSubmissionMessage(message)) return deliverSubmissionMessage(message, mail)
      if (isInvitationMessage(message)) return deliverInvitation(message, mail)
      if (isSignInNotice(message)) return deliverSignInNotice(message, mail)
      if (isTextMessage(message)) return sendGuestText(message, { ...context, texts })
      return sendGuestMail(message, context)
    },
    retryPolicyOf: retryPolicyFor,
    shouldStop: ended,
    onError: (key, error) => console.error(`post: ${key} failed`, error),
  })
}
