import type { PayloadRequest } from 'payload'
import { tableMenuPath } from '#lib/menus/in-store-menu.ts'
import type { PdfPicture } from '#lib/pdf/logo.ts'
import { env } from '../../env.ts'
import { readPaperLogo } from '../icons/paper-logo.ts'
import { readGroupSign } from '../icons/read-sign.ts'

/** One printed card: what stands on it, and where its code leads. */
export type TableCard = {
  /** The table's code; null on the card of the whole house. */
  table: string | null
  /** The absolute address in the code. */
  address: string
}

/** A location's cards with what all of them say. */
export type TableCards = {
  uid: string
  title: string
  groupName: string
  /** The group's logo for light paper; its name in letters where it has none. */
  logo: PdfPicture | null
  cards: TableCard[]
}

/** For each table of the floor plan, or one for the whole house. */
export type CardScope = 'tables' | 'house'

/**
 * The cards of a location; null where there is no such location. A location without a floor plan has
 * one for the whole house.
 */
export async function readTableCards(
  { payload }: PayloadRequest,
  location: number,
  of: CardScope,
): Promise<TableCards | null> {
  const plain = { depth: 0, limit: 1, pagination: false } as const
  const [locations, settings, site] = await Promise.all([
    payload.find({
      collection: 'locations',
      where: { id: { equals: location } },
      select: { uid: true, title: true },
      ...plain,
    }),
    payload.find({
      collection: 'booking-settings',
      where: { location: { equals: location } },
      select: { tables: true },
      ...plain,
    }),
    payload.findGlobal({ slug: 'settings', depth: 0 }),
  ])
  const [place] = locations.docs
  if (!place) return null
  const codes = of === 'tables' ? (settings.docs[0]?.tables ?? []).map(({ code }) => code) : []
  const card = (table: string | null): TableCard => ({
    table,
    address: env.publicUrl + tableMenuPath(place, table ?? undefined),
  })
  const cards = codes.length > 0 ? codes.map(card) : [card(null)]
  const logo = await readPaperLogo(await readGroupSign(payload))
  const { uid, title } = place
  return { uid, title, groupName: site.shortName || title, logo, cards }
}
