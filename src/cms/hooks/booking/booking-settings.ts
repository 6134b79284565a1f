import { isDeepStrictEqual } from 'node:util'
import { APIError, type CollectionConfig, type PayloadRequest, ValidationError } from 'payload'
import type { Commitments } from '#booking-engine/locations/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { parseBookingSettings } from '#booking-engine/settings/parse-settings.ts'
import { canReadBookingsAt } from '#cms/access/booking-settings.ts'
import { conflictsText } from '#cms/booking/conflicts-text.ts'
import { errorsOfSettings } from '#cms/booking/errors-of-settings.ts'
import { orderHandover, putBackAfterRollback } from '#cms/booking/settings-handover.ts'
import { toBookingSettings } from '#cms/booking/to-booking-settings.ts'
import { raiseEpoch } from '#cms/content/epoch.ts'
import { readGroupSpecialDays } from '#cms/hours/group-special-days.ts'
import { hasState } from '#cms/own-group/demo-state.ts'
import type { BookingSetting, Location } from '#payload-types.ts'
import { nameReadVersion, nameSavedVersion, refuseStaleSave } from '../content/refuse-stale-save.ts'
import * as t from '../messages.gen.ts'
import { refuseConflicts } from './refuse-conflicts.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
type BeforeChange = Parameters<NonNullable<Hooks['beforeChange']>[number]>[0]

/**
 * Booking settings are checked by the booking engine's own rules before they are kept, refused where bookings to
 * come would not fit them, and handed to it once they are kept. The answer lists the bookings that do not fit.
 */
export const bookingSettingsHooks: Hooks = {
  beforeChange: [
    refuseStaleSave,
    refuseWhileErasing,
    async ({ data, originalDoc, req }) => {
      const document = { ...originalDoc, ...data } as BookingSetting
      // Without a location Payload's own check refuses the document in a moment.
      if (!document.location) return data
      const location = await locationOf(document, req)
      const groupDays = await readGroupSpecialDays(req.payload, req)
      const settings = toBookingSettings(document, location, groupDays)
      const parsed = parseBookingSettings(settings)
      if (!parsed.ok) {
        const fields = (parsed.detail?.fields ?? []) as { path: string; message: string }[]
        const errors = errorsOfSettings(fields, settings.layouts)
        throw new ValidationError({
          collection: 'booking-settings',
          errors: errors.map(({ path, message }) => ({ path: fieldPathOf(path), message })),
          req,
        })
      }
      const saved = {
        document: { collection: 'booking-settings' },
        keep: data.keepBookings === true,
      }
      await refuseConflicts([{ location, settings }], saved, req)
      // As they were parsed, whole: an editor finds every field.
      const { layouts } = parsed.value
      return { ...data, name: location.title, ...(layouts ? { layouts } : {}) }
    },
  ],
  afterChange: [
    async ({ doc, previousDoc, operation, req }) => {
      // Whether a location has settings decides how its guests book (spec:shell.booking-provider).
      const created = operation === 'create'
      if (created || !isPresentationEqual(previousDoc, doc)) await raiseEpoch(req)
      const location = await locationOf(doc, req)
      await orderHandover(location.id, req)
      const engine = await bookingEngine()
      const groupDays = await readGroupSpecialDays(req.payload, req)
      const settings = toBookingSettings(doc, location, groupDays)
      const conflicts = await engine.conflictingBookings(String(location.id), settings)
      const needsAttention = conflictsText(conflicts, { guests: true })
      // The next save asks again whether bookings are to be kept.
      return { ...doc, needsAttention, keepBookings: false }
    },
    nameSavedVersion,
  ],
  afterRead: [
    nameReadVersion,
    async ({ doc, findMany, req }) => {
      const location = idOf((doc as BookingSetting).location)
      if (findMany || req.context.site || !canReadBookingsAt(req, location)) return doc
      const engine = await bookingEngine()
      const conflicts = await engine.conflictingBookings(String(location))
      return { ...doc, needsAttention: conflictsText(conflicts, { guests: true }) }
    },
  ],
  beforeDelete: [
    async ({ id, req }) => {
      const document = await req.payload.findByID({
        collection: 'booking-settings',
        id,
        depth: 0,
        req,
      })
      await removeFromBookingEngine(idOf(document.location), req)
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      await raiseEpoch(req)
      await orderHandover(idOf(doc.location), req)
      return doc
    },
  ],
}

/** Nothing of a new group may be among the bookings that are being erased. */
async function refuseWhileErasing({ data, operation, req }: BeforeChange) {
  if (operation !== 'create' || !(await hasState(req.payload, 'replaced', req))) return data
  throw new ValidationError({
    collection: 'booking-settings',
    errors: [{ path: 'location', message: t.stillErasing() }],
    req,
  })
}

/** Whether what the site alone reads of experiences is the same in two documents; bookings go by none of it. */
function isPresentationEqual(...documents: [BookingSetting, BookingSetting]): boolean {
  const [one, other] = documents.map(({ experiences }) =>
    (experiences ?? []).map(({ code, picture, pictureFocus, includes, suits, minutes }) => [
      code,
      picture && idOf(picture),
      pictureFocus,
      includes,
      suits,
      minutes,
    ]),
  )
  return isDeepStrictEqual(one, other)
}

/** Takes a location out of the booking engine; refused with the list while bookings or holds hang on it. */
export async function removeFromBookingEngine(id: number, req: PayloadRequest): Promise<void> {
  const engine = await bookingEngine()
  await putBackAfterRollback(id, req)
  const removed = await engine.removeLocation(String(id))
  if (removed.ok) return
  const { bookings, holds, next } = removed.detail as unknown as Commitments
  const list = conflictsText(next, { guests: canReadBookingsAt(req, id) })
  throw new APIError(
    [t.stillHasBookings({ bookings, holds }), ...(list ? [list] : [])].join('\n'),
    409,
    null,
    true,
  )
}

/** Zone, region and hours are fields of the location; the message still has to stand somewhere. */
function fieldPathOf(path: string): string {
  const [field = ''] = path.split('.')
  return ['timeZone', 'country', 'province', 'openingHours'].includes(field) ? 'location' : path
}

/** The location of booking settings, drafts and trash included. */
async function locationOf(
  document: Pick<BookingSetting, 'location'>,
  req: PayloadRequest,
): Promise<Location> {
  const id = idOf(document.location)
  return req.payload.findByID({ collection: 'locations', id, depth: 0, trash: true, req })
}

function idOf(location: number | { id: number }): number {
  return typeof location === 'object' ? location.id : location
}
