import { type PayloadRequest, ValidationError } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSetting, Location, Zone } from '#payload-types.ts'
import { canCreateBookingSettings } from '../access/booking-settings.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { TAKEN_OF_BOOKING, TAKEN_OF_LOCATION, takeFields } from './taken-over.ts'

/** A new location, and the one that it is to be like. */
export type Wish = { like: number; title: string; uid: string }

/**
 * Makes the draft of a location like another one that is there, with its booking settings where whoever asks may make
 * some, and puts it into the same zones: all of it or nothing. Refused where there is no such location, and where the
 * draft cannot be made of the given title and name in the address (`fields` says why).
 */
export async function makeLike(
  req: PayloadRequest,
  { like, title, uid }: Wish,
): Promise<Result<{ id: number }, 'not_found' | 'invalid'>> {
  const { payload } = req
  const found = { where: { id: { equals: like } }, limit: 1, depth: 0, pagination: false } as const
  const { docs } = await payload.find({ collection: 'locations', ...found, req })
  const [model] = docs
  if (!model) return refuse('not_found')
  try {
    const id = await inTransaction(payload.db, req, async (own) => {
      const within = { depth: 0, req: own as PayloadRequest }
      const data = { ...takeFields(model, TAKEN_OF_LOCATION), ...withNewJobs(model), title, uid }
      const made = await payload.create({
        ...{ collection: 'locations', data: data as Location, draft: true },
        ...{ overrideAccess: false, ...within },
      })
      await takeBookingSettings(within.req, like, made.id)
      await joinZones(within.req, like, made.id)
      return made.id
    })
    return ok({ id })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const fields = error.data.errors.map(({ path, message }) => ({ path, message }))
    return refuse('invalid', { fields })
  }
}

/** Positions are open from today on, and those who apply do so on this site. */
function withNewJobs({ jobs }: Location): Pick<Location, 'jobs'> {
  return {
    jobs: (jobs ?? []).map(({ title, description, employmentType }) => ({
      ...{ title, description, employmentType, datePosted: new Date().toISOString() },
    })),
  }
}

async function takeBookingSettings(req: PayloadRequest, like: number, location: number) {
  if (!canCreateBookingSettings({ req, data: { location } })) return
  const collection = 'booking-settings'
  const where = { location: { equals: like } }
  const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0, req })
  const [model] = docs
  if (!model) return
  const data = { ...takeFields(model, TAKEN_OF_BOOKING), location } as BookingSetting
  await req.payload.create({ collection, data, depth: 0, req })
}

async function joinZones(req: PayloadRequest, like: number, location: number) {
  const collection = 'zones'
  const where = { 'locations.location': { equals: like } }
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, req })
  for (const { id, locations } of docs) {
    const data: Partial<Zone> = { locations: [...(locations ?? []), { location }] }
    await req.payload.update({ collection, id, data, depth: 0, overrideAccess: false, req })
  }
}
