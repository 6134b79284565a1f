import { readLatitudeLongitude } from '#lib/import-files/read-coordinates.ts'
import { readFlag } from '#lib/import-files/read-flag.ts'
import { readRegion } from '#lib/import-files/read-region.ts'
import { readWebAddress } from '#lib/import-files/read-web-address.ts'
import { ok, refuse } from '#lib/result.ts'
import { timeZones } from '../../../fields/time-zones.ts'
import * as texts from '../../messages.gen.ts'
import type { DocumentName, StagedDocument } from '../../types.ts'
import { keyOf, keyOfId } from '../key-of.ts'
import type { Cells, ImportKind, ImportPorts, PreparedKind, RowReading } from '../kind.ts'
import { CellFault, cellReader, filled } from '../read-cell.ts'
import { type NamedZone, newZone, readZones, type Zones } from '../read-zones.ts'
import { type FormerZones, readFormerZones } from './former-zones.ts'
import { LINK_COLUMNS, locationFields, PARTNER_COLUMNS } from './location-columns.ts'
import { readLocationHours } from './location-hours.ts'
import * as t from './messages.gen.ts'
import { usualPlace } from './usual-place.ts'

const TITLE = 80
const INTRO = 400
const PHONE = 30
const TEXT = 200

/** Restaurants with their hours and the pages on which guests order. */
export const locationsKind: ImportKind = {
  ...{ name: 'locations', label: t.kind, hint: t.kindHint, role: 'editor', reads: 'locations' },
  option: { name: 'publish', label: t.publish, hint: t.publishHint },
  days: [],
  prepare: async (req): Promise<PreparedKind> => {
    const fields = locationFields()
    const zones = await readZones(req)
    const around = { fields, zones, formerZones: await readFormerZones(req, zones) }
    return { fields, read: (cells, { ports }) => readLocation(cells, around, ports) }
  },
}

type Around = { fields: PreparedKind['fields']; zones: Zones; formerZones: FormerZones }

function readLocation(
  cells: Cells,
  { fields, zones, formerZones }: Around,
  ports: ImportPorts,
): RowReading {
  try {
    const row = cellReader(cells, fields)
    const title = row.text('title', TITLE)
    if (!title) return { ok: false, fault: texts.cellLacking({ field: t.name() }) }
    const id = cells('id')
    const name: DocumentName = `locations/${id === '' ? keyOf(title) : keyOfId(id)}`
    const zone = menuZone(row, zones)
    const data = {
      title,
      ...filled({ uid: row.text('uid', 100), intro: row.text('intro', INTRO) }),
      ...place(row, cells),
      ...filled({
        phoneNumber: row.text('phoneNumber', PHONE),
        emailAddress: row.text('emailAddress', TEXT),
        jobUnit: row.text('jobUnit', 40),
        comingSoon: row.read('comingSoon', readFlag) ?? undefined,
        isFlagship: row.read('isFlagship', readFlag) ?? undefined,
        hours: readLocationHours(row, cells),
      }),
      ...links(row),
      ...filled({ menuZone: zone?.name }),
    }
    const defaults = usualPlace(data, ports)
    const own: StagedDocument = { name, title, data, defaults, rank: 0 }
    if (!zone) return { ok: true, documents: [own] }
    const listing = [zone, ...formerZones({ name, title, uid: data.uid }, zone)]
    return { ok: true, documents: [own, ...listing.map(listedBy(name))] }
  } catch (error) {
    if (error instanceof CellFault) return { ok: false, fault: error.message }
    throw error
  }
}

type Row = ReturnType<typeof cellReader>

/** The zone that gives a location its menu: one that is there, or one that is made. */
function menuZone(row: Row, zones: Zones): NamedZone | undefined {
  const text = row.text('menuZone', TITLE)
  return text === undefined ? undefined : (zones.find(text) ?? newZone(text))
}

/** The zones of a location in the order in which they are written, each in a rank of its own. */
const listedBy =
  (lists: DocumentName) =>
  ({ name, title, data }: NamedZone, index: number): StagedDocument => ({
    ...{ name, title, data, lists, rank: index + 1 },
  })

function place(row: Row, cells: Cells) {
  return filled({
    address: row.text('address', TEXT),
    city: row.text('city', TEXT),
    province: row.read('province', readRegion)?.code,
    postalCode: row.text('postalCode', 12),
    timeZone: row.read('timeZone', readTimeZone),
    geocoords: coordinates(cells, row),
  })
}

function coordinates(cells: Cells, row: Row) {
  if (cells('latitude') === '' && cells('longitude') === '') return undefined
  const found = readLatitudeLongitude(cells('latitude'), cells('longitude'))
  return found.ok ? found.value : row.fault(cells('latitude') === '' ? 'longitude' : 'latitude')
}

function readTimeZone(text: string) {
  const zone = timeZones.find(
    (one) => one.toLowerCase() === text.toLowerCase().replaceAll(' ', '_'),
  )
  return zone ? ok(zone as string) : refuse('unknown')
}

function links(row: Row) {
  const direct = LINK_COLUMNS.map(({ name }) => {
    const url = row.read(name, readWebAddress)
    return [name, url === undefined ? undefined : { url }] as const
  })
  const partners = PARTNER_COLUMNS.flatMap(({ logo, name }) => {
    const url = row.read(logo, readWebAddress)
    return url === undefined ? [] : [{ name, logo, link: { url } }]
  })
  return filled({
    ...Object.fromEntries(direct),
    customorderlinks: partners.length > 0 ? partners : undefined,
  })
}
