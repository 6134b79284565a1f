import { getBookingInfo } from '#lib/api-contract/booking/get-booking-info.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { answersOf } from '../../../answers-of.ts'
import { cardAnswer } from '../../../opentable/answers.ts'
import { bookable } from '../../../opentable/bookable.ts'
import { visitorOf } from '../../../opentable/visitor.ts'

const { answer, refused } = answersOf(getBookingInfo)

/** Booking rules of a location, which the form needs before it asks for times, and the server's time. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request, { uid = '' }) => {
    const found = await bookable(uid)
    if (!found.ok) return refused(found)
    const { location, provider } = found.value
    const rules = await provider.rules(location)
    if (!rules.ok) return refused(rules)
    const { serverTime, cardForm, ...shown } = rules.value
    const today = localOf(serverTime, location.timeZone).slice(0, 10)
    const { headers } = visitorOf(request)
    const info = {
      uid: location.uid,
      rid: location.vendorLocationId ?? location.uid,
      provider: location.bookingProvider,
      timeZone: location.timeZone,
      utcOffsets: upcomingOffsets(location.timeZone, serverTime),
      country: location.country,
      serverTime: new Date(serverTime).toISOString(),
      today,
      lastDay: addDays(today, shown.horizonDays),
      hours: location.hours,
      ...shown,
      ...cardAnswer(cardForm),
    }
    return answer(info, { headers })
  },
})
