import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { DINING_SIZES } from '#lib/floor/templates.ts'
import { readFields } from '#lib/forms/field-errors.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import { hasHostAccess } from '../access/host-access.ts'
import { hasRole } from '../access/roles.ts'
import { type FindPlace, placeOfAddress } from './find-place.ts'
import { takeFirstBookings } from './first-bookings.ts'
import { makeLike } from './make-like.ts'
import { readMissing } from './read-missing.ts'

const id = z.int().positive()
const likeBody = z.object({
  like: id,
  title: z.string().max(80).transform(toSingleLine).pipe(z.string().min(1)),
  uid: z.string().min(1).max(100),
})
const firstBookingsBody = z.object({
  location: id,
  size: z.enum(DINING_SIZES),
  bar: z.boolean(),
  patio: z.boolean(),
})
const placeText = z.string().max(100).transform(toSingleLine).default('')
const placeQuery = z
  .object({ postalCode: placeText, city: placeText, province: placeText })
  .refine(({ postalCode, city }) => postalCode !== '' || city !== '', {
    error: mustBe('a postal code, or a city beside it'),
    path: ['postalCode'],
  })
const missingQuery = z.object({ location: wholeNumber(mustBe('a number')).pipe(id) })

const forEditors = (answer: (req: PayloadRequest) => Promise<Response>) =>
  refuseWhenBusy(async (req: PayloadRequest) =>
    hasRole(req, 'editor') ? answer(req) : refusal(refuse('forbidden')),
  )

/**
 * Below `/admin/api/location-setup`. For editors, `like` makes the draft of a location like another one and answers with
 * its id, `missing` says what keeps a location from being found, visited or booked, and `place` where an address is, as far
 * as the own place data go. For whoever manages the bookings
 * of a location, `bookings` makes its first booking settings and answers with their id.
 */
export const locationSetupEndpoints = (findPlace: FindPlace): Endpoint[] => [
  {
    ...{ method: 'post', path: '/location-setup/like' },
    handler: forEditors(async (req) => {
      const body = await readJson(req as Request, likeBody)
      if (!body.ok) return refusal(body)
      const made = await makeLike(req, body.value)
      return made.ok ? json(made.value) : refusal(made)
    }),
  },
  {
    ...{ method: 'post', path: '/location-setup/bookings' },
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!hasHostAccess(req)) return refusal(refuse('forbidden'))
      const body = await readJson(req as Request, firstBookingsBody)
      if (!body.ok) return refusal(body)
      const made = await takeFirstBookings(req, body.value)
      return made.ok ? json(made.value) : refusal(made)
    }),
  },
  {
    ...{ method: 'get', path: '/location-setup/place' },
    handler: forEditors(async (req) => {
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const query = readFields(placeQuery, Object.fromEntries(searchParams))
      return query.ok ? json({ place: placeOfAddress(query.value, findPlace) }) : refusal(query)
    }),
  },
  {
    ...{ method: 'get', path: '/location-setup/missing' },
    handler: forEditors(async (req) => {
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const query = readFields(missingQuery, Object.fromEntries(searchParams))
      if (!query.ok) return refusal(query)
      const missing = await readMissing(req, query.value.location)
      return missing ? json({ missing }) : refusal(refuse('not_found'))
    }),
  },
]
