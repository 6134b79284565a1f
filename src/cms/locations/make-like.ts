import { type PayloadRequest, ValidationError } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSetting, Location, Zone } from '#payload-types.ts'
import { canCreateBookingSettings } from '../access/booking-settings.ts'
import { raiseEpoch } from '../content/epoch.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { refuseInvalid } from '../documents/invalid-document.ts'
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
  const model = await readModel(req, like)
  if (!model) return refuse('not_found')
  try {
    const id = await inTransaction(payload.db, req, async (own) => {
      const within = { depth: 0, req: own as PayloadRequest }
      const data = { ...takeFields(model, TAKEN_OF_LOCATION), ...partsOf(model), title, uid }
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
    return refuseInvalid(error)
  }
}

/** The location as guests see it; one that was never published, as its latest draft has it. */
async function readModel(req: PayloadRequest, id: number): Promise<Location | null> {
  const one = { collection: 'locations', id, depth: 0, disableErrors: true, req } as const
  const shown = await req.payload.findByID(one)
  return shown?._status === 'draft' ? req.payload.findByID({ ...one, draft: true }) : shown
}

/** Fields of which a part is taken over. What it says to search engines and of a closure is the other one's own. */
function partsOf({ hours, jobs, slices }: Location): Partial<Location> {
  const now = new Date()
  const { weekly, holidays } = takeFields({ ...hours }, ['weekly', 'holidays'])
  const isOpen = (until?: string | null) => !until || Date.parse(until) >= now.getTime()
  return {
    hours: { weekly, holidays },
    // Open from today on, and whoever applies does so on this site.
    jobs: (jobs ?? [])
      .filter(({ validThrough }) => isOpen(validThrough))
      .map(({ title, description, employmentType }) => ({
        ...{ title, description, employmentType, datePosted: now.toISOString() },
      })),
    slices: takeFields({ slices }, ['slices']).slices?.filter(
      ({ blockType }) => blockType !== 'seo_slice',
    ),
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
  // Locks the row of the epoch until the commit: two that add to a zone at once would overwrite each other's list.
  await raiseEpoch(req)
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, req })
  for (const { id, locations } of docs) {
    // Deleting a location leaves its row in the zone, empty; validation would refuse it.
    const kept = (locations ?? []).filter((row) => row.location)
    const data: Partial<Zone> = { locations: [...kept, { location }] }
    await req.payload.update({ collection, id, data, depth: 0, overrideAccess: false, req })
  }
}
