import { readLatitudeLongitude } from '#lib/import-files/read-coordinates.ts'
import { readFlag } from '#lib/import-files/read-flag.ts'
import { readRegion } from '#lib/import-files/read-region.ts'
import { readWebAddress } from '#lib/import-files/read-web-address.ts'
import { ok, refuse } from '#lib/result.ts'
import { timeZones } from '../../../fields/time-zones.ts'
import * as texts from '../../messages.gen.ts'
import { keyOf, keyOfId } from '../key-of.ts'
import type { Cells, ImportKind, ImportPorts, PreparedKind, RowReading } from '../kind.ts'
import { CellFault, cellReader, filled } from '../read-cell.ts'
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
  prepare: async (): Promise<PreparedKind> => {
    const fields = locationFields()
    return { fields, read: (cells, { ports }) => readLocation(cells, fields, ports) }
  },
}

function readLocation(
  cells: Cells,
  fields: PreparedKind['fields'],
  ports: ImportPorts,
): RowReading {
  try {
    const row = cellReader(cells, fields)
    const title = row.text('title', TITLE)
    if (!title) return { ok: false, fault: texts.cellLacking({ field: t.name() }) }
    const id = cells('id')
    const key = id === '' ? keyOf(title) : keyOfId(id)
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
    }
    const defaults = usualPlace(data, ports)
    return { ok: true, documents: [{ name: `locations/${key}`, title, data, defaults, rank: 0 }] }
  } catch (error) {
    if (error instanceof CellFault) return { ok: false, fault: error.message }
    throw error
  }
}

type Row = ReturnType<typeof cellReader>

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
