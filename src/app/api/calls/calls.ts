import { getAlternatives } from '#lib/api-contract/booking/get-alternatives.ts'
import { getAvailability } from '#lib/api-contract/booking/get-availability.ts'
import { getBookingInfo } from '#lib/api-contract/booking/get-booking-info.ts'
import { getCardTokens } from '#lib/api-contract/booking/get-card-tokens.ts'
import { getExperiences } from '#lib/api-contract/booking/get-experiences.ts'
import { getTotal } from '#lib/api-contract/booking/get-total.ts'
import { lockAvailability } from '#lib/api-contract/booking/lock-availability.ts'
import { notifyMe } from '#lib/api-contract/booking/notify-me.ts'
import { paymentEvent } from '#lib/api-contract/booking/payment-event.ts'
import { release } from '#lib/api-contract/booking/release.ts'
import { reserve } from '#lib/api-contract/booking/reserve.ts'
import { inboundText, textStatus } from '#lib/api-contract/booking/text-messages.ts'
import { beginBotCheck, checkBot } from './bot-check.ts'
import { applyForWork } from './careers.ts'
import {
  getGeolocation,
  getLocation,
  getLocationPanel,
  getLocations,
  getLocationToday,
  getNotices,
  getSoldOut,
} from './content.ts'
import { applyForGiftCards } from './gift-cards.ts'
import { groupEnquiry } from './group-bookings.ts'
import { getNewsletterScript, signUpForNewsletter } from './newsletter.ts'
import { getDocument } from './openapi.ts'

/** Every call of the interface by its operation id. */
export const calls = {
  getAvailability,
  getAlternatives,
  notifyMe,
  getExperiences,
  getTotal,
  lockAvailability,
  release,
  reserve,
  getBookingInfo,
  getCardTokens,
  paymentEvent,
  inboundText,
  textStatus,
  getLocations,
  getLocation,
  getNotices,
  getLocationToday,
  getLocationPanel,
  getSoldOut,
  getGeolocation,
  beginBotCheck,
  checkBot,
  getNewsletterScript,
  signUpForNewsletter,
  applyForGiftCards,
  groupEnquiry,
  applyForWork,
  getDocument,
} as const
