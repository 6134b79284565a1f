import { readLocations } from '#data/locations/locations.ts'
import { locationsWithinRadius } from '#data/locations/nearby.ts'
import { findAlternatives } from '#features/reservations/waitlist/find-alternatives.ts'
import { getAlternatives } from '#lib/api-contract/booking/get-alternatives.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { mailLeaves } from '#providers/mail/registry.ts'
import { answersOf } from '../../answers-of.ts'
import { bookable } from '../bookable.ts'
import { mayWait } from '../may-wait.ts'
import { visitorOf } from '../visitor.ts'

const { answer, refused } = answersOf(getAlternatives)

/** What there is instead of a time that has no table: asked like get-availability. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, getAlternatives.body.schema)
    if (!body.ok) return refused(body)
    const found = await bookable(body.value.rid)
    if (!found.ok) return refused(found)
    const { startDateTime: at, partySize: party } = body.value
    const { visitor, headers } = visitorOf(request)
    const near = await neighboursOf(found.value.location.uid)
    const places = await Promise.all(near.map(({ uid }) => bookable(uid)))
    const bookableNear = places.flatMap((place) => (place.ok ? [place.value] : []))
    const wish = { at, party, visitor }
    const asked = bookableNear.slice(0, MOST)
    const { nearby, ...here } = await findAlternatives(found.value, asked, wish)
    const titled = nearby.map(({ uid, time }) => ({
      uid,
      title: near.find((one) => one.uid === uid)?.title ?? uid,
      time,
    }))
    const notifies = mailLeaves() && (await mayWait(found.value, at))
    const response = { ...here, nearby: titled, notifies }
    return answer({ response }, { headers })
  },
})

/** Neighbours that are asked for a table. */
const MOST = 3

async function neighboursOf(uid: string) {
  const all = await readLocations()
  const here = all.find((location) => location.uid === uid)
  return here ? locationsWithinRadius(here, all) : []
}
