import { bookingEngine } from '#booking-engine/process.ts'
import { notifyMe } from '#lib/api-contract/booking/notify-me.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { instantOf } from '#lib/time/time.ts'
import { mailLeaves } from '#providers/mail/registry.ts'
import { answersOf } from '../../answers-of.ts'
import { bookable } from '../bookable.ts'
import { mayWait } from '../may-wait.ts'

const { answer, refused } = answersOf(notifyMe)
const DAY = 24 * 60 * 60_000

/**
 * Keeps the wish of a guest who found no table, to write to them when one frees up. `closed`: the restaurant
 * is closed at that time.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, notifyMe.body.schema)
    if (!body.ok) return refused(body)
    const { rid, startDateTime: at, partySize: party, email_address: email } = body.value
    const found = await bookable(rid)
    if (!found.ok) return refused(found)
    if (!(await mayWait(found.value, at))) return refused(refuse('closed'))
    // Nobody is promised a mail that would not leave.
    if (!mailLeaves()) return refused(refuse('unavailable'))
    const { id, timeZone } = found.value.location
    const startsAt = instantOf(at, timeZone)
    if (startsAt === null) return refused(refuse('past'))
    const rules = await found.value.provider.rules(found.value.location)
    if (!rules.ok) return refused(rules)
    const { serverTime, horizonDays, maxParty } = rules.value
    if (startsAt > serverTime + (horizonDays + 1) * DAY) return refused(refuse('not_bookable'))
    if (party > maxParty) return refused(refuse('party_size'))
    const engine = await bookingEngine()
    const asked = await engine.waitlist.join({ locationId: id, at, startsAt, party, email })
    return asked.ok ? answer({ success: true }) : refused(asked)
  },
})
