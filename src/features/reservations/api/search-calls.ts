import type { ServerClock } from '../flow/hold-clock.ts'
import { readExperiences, readTotal, totalBody } from './experience-wire.ts'
import { refusedBy } from './failure.ts'
import { readInfo } from './info.ts'
import { TIMEOUT } from './timeouts.ts'
import type { Transport } from './transport.ts'
import type { ReservationClient } from './types.ts'
import { readAlternatives, readAvailability, readRefused } from './wire.ts'
import { availabilityBody } from './wire-bodies.ts'

type SearchCall = 'info' | 'search' | 'alternatives' | 'experiences' | 'total' | 'notify'

/** The calls before a table is held. */
export function searchCalls(
  { call, post }: Transport,
  clock: ServerClock,
): Pick<ReservationClient, SearchCall> {
  return {
    async info(uid) {
      const asked = Date.now()
      const path = `/api/locations/${encodeURIComponent(uid)}/booking`
      const reply = await call(path, TIMEOUT.info)
      const value = reply?.status === 200 ? readInfo(reply.body) : null
      if (!value) return { ok: false, code: reply ? readRefused(reply.body).code : 'unreachable' }
      // The server looked at its clock somewhere on the way; the middle is the best guess.
      clock.observe(value.serverTime + (Date.now() - asked) / 2)
      return { ok: true, value }
    },

    async search({ rid, slot, people }) {
      const body = availabilityBody(rid, slot, people)
      const reply = await post('opentable/get-availability', TIMEOUT.search, body)
      const found = reply?.status === 200 ? readAvailability(reply.body) : null
      return found ? { ok: true, value: found } : refusedBy(reply)
    },

    async alternatives({ rid, slot, people }) {
      const body = availabilityBody(rid, slot, people)
      const reply = await post('opentable/get-alternatives', TIMEOUT.search, body)
      return reply?.status === 200 ? readAlternatives(reply.body) : null
    },

    async experiences(rid) {
      const reply = await post('opentable/get-experiences', TIMEOUT.search, { rid })
      return reply?.status === 200 ? readExperiences(reply.body) : null
    },

    async total(rid, order) {
      const reply = await post('opentable/get-total', TIMEOUT.search, totalBody(rid, order))
      return reply?.status === 200 ? readTotal(reply.body) : null
    },

    async notify({ rid, slot, people }, email) {
      const body = { ...availabilityBody(rid, slot, people), email_address: email }
      const reply = await post('opentable/notify-me', TIMEOUT.search, body)
      if (reply?.status === 200) return 'kept'
      const { code, message, fields } = readRefused(reply?.body)
      if (code === 'closed' || code === 'too_many_alerts') return code
      if (code === 'too_many_requests' && message) return { said: message }
      return fields.some(({ path }) => path === 'email_address') ? 'email' : 'failed'
    },
  }
}
