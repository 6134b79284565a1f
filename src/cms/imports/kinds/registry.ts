import { bookingsKind } from './bookings/bookings-kind.ts'
import { guestsKind } from './guests/guests-kind.ts'
import type { ImportKind } from './kind.ts'
import { locationsKind } from './locations/locations-kind.ts'
import { menusKind } from './menus/menus-kind.ts'
import type { ImportKindName } from './names.ts'
import { picturesKind } from './pictures/pictures-kind.ts'
import { prismicKind } from './prismic/prismic-kind.ts'
import { subscribersKind } from './subscribers/subscribers-kind.ts'

const kinds: Record<ImportKindName, ImportKind> = {
  locations: locationsKind,
  menus: menusKind,
  pictures: picturesKind,
  prismic: prismicKind,
  subscribers: subscribersKind,
  bookings: bookingsKind,
  guests: guestsKind,
}

export const importKind = (name: ImportKindName): ImportKind => kinds[name]
