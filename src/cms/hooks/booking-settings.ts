import { type CollectionConfig, type PayloadRequest, ValidationError } from 'payload'
import { parseBookingSettings } from '#house-book/settings.ts'
import type { BookingSetting, Location } from '../../payload-types.ts'
import { toBookingSettings } from '../booking-document.ts'
import { raiseEpoch } from '../epoch.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Booking settings are checked by the house book's own rules before they are kept. */
export const bookingSettingsHooks: Hooks = {
  beforeChange: [
    async ({ data, originalDoc, req }) => {
      const document = { ...originalDoc, ...data } as BookingSetting
      const location = await locationOf(document, req)
      const parsed = parseBookingSettings(toBookingSettings(document, location))
      if (!parsed.ok) {
        const fields = (parsed.detail?.fields ?? []) as { path: string; message: string }[]
        throw new ValidationError({
          collection: 'booking-settings',
          errors: fields.map((field) => ({ ...field, path: shownAt(field.path) })),
          req,
        })
      }
      return { ...data, name: location.title }
    },
  ],
  afterChange: [
    async ({ doc, operation, req }) => {
      // Whether a location has settings decides how its guests book (D-16).
      if (operation === 'create') await raiseEpoch(req)
      return doc
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      await raiseEpoch(req)
      return doc
    },
  ],
}

/** Zone and region are fields of the location; the message still has to stand somewhere. */
function shownAt(path: string): string {
  return ['timeZone', 'country', 'province'].includes(path) ? 'location' : path
}

/** The location of booking settings, drafts and trash included. */
export async function locationOf(
  document: Pick<BookingSetting, 'location'>,
  req: PayloadRequest,
): Promise<Location> {
  const id = typeof document.location === 'object' ? document.location.id : document.location
  return req.payload.findByID({ collection: 'locations', id, depth: 0, trash: true, req })
}
