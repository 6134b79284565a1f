import { decodeText } from './decode-text.ts'
import { type JsonObject, type JsonText, jsonValues } from './json-values.ts'
import type { FileHead } from './read-head.ts'
import {
  type FileFacts,
  ImportFileError,
  MOST_COLUMNS,
  type OpenFile,
  type SourceRow,
} from './source-row.ts'

/** Rows that are looked at for columns. */
const LOOKED_AT = 200

/** The facts of a JSON or GeoJSON file, by its first 200 rows. Throws an ImportFileError where they cannot be read. */
export async function jsonFacts(
  open: OpenFile,
  head: FileHead,
  format: 'json' | 'geojson',
): Promise<FileFacts> {
  const { encoding } = head
  const lines = isJsonLines(head) ? { isLines: true } : {}
  const facts: FileFacts = { format, encoding, delimiter: null, columns: [], broken: 0, ...lines }
  const columns = new Set<string>()
  for await (const { number, values } of jsonRows(open, facts)) {
    for (const name of Object.keys(values)) columns.add(name)
    if (columns.size > MOST_COLUMNS)
      throw new ImportFileError('too_many_columns', { most: MOST_COLUMNS })
    if (number === LOOKED_AT) break
  }
  return { ...facts, columns: [...columns] }
}

/** The rows of a JSON or GeoJSON file in order. Throws an ImportFileError where it cannot go on. */
export async function* jsonRows(open: OpenFile, facts: FileFacts): AsyncGenerator<SourceRow> {
  const blank = facts.columns.map((name) => [name, ''] as const)
  let number = 0
  for await (const value of jsonValues(
    decodeText(open(), facts.encoding),
    facts.isLines ?? false,
  )) {
    number += 1
    const cells = value instanceof Map ? cellsOf(value, facts.format) : new Map()
    const values = Object.fromEntries([...blank, ...cells])
    yield { number, line: null, values, fault: faultOf(value, cells.size) }
  }
  if (number === 0) throw new ImportFileError('no_rows')
}

function faultOf(value: JsonText, columns: number): SourceRow['fault'] {
  if (!(value instanceof Map)) return { code: 'not_an_object' }
  return columns > MOST_COLUMNS ? { code: 'too_many_columns' } : null
}

/**
 * Whether each value at the top of a text is a row: each line is an object, by its first two, or the text is one object
 * without an array of others.
 */
function isJsonLines({ text, isWhole }: FileHead): boolean {
  const [first = '', second = ''] = text.trim().split(/[\r\n]+/, 2)
  if (/^\{.*\}\s*$/.test(first) && second.startsWith('{')) return true
  return isWhole && first.startsWith('{') && !/\[\s*\{/.test(text)
}

function cellsOf(value: JsonObject, format: FileFacts['format']): Map<string, string> {
  const cells = new Map<string, string>()
  const properties = value.get('properties')
  if (format !== 'geojson' || !(properties instanceof Map)) {
    flatten(value, '', cells)
    return cells
  }
  const id = value.get('id')
  if (typeof id === 'string') cells.set('id', id)
  flatten(properties, '', cells)
  const [longitude, latitude] = pointOf(value.get('geometry'))
  if (typeof latitude === 'string') cells.set('latitude', latitude)
  if (typeof longitude === 'string') cells.set('longitude', longitude)
  return cells
}

function pointOf(geometry: JsonText | undefined): JsonText[] {
  const isPoint = geometry instanceof Map && geometry.get('type') === 'Point'
  const coordinates = isPoint ? geometry.get('coordinates') : []
  return Array.isArray(coordinates) ? coordinates : []
}

/** Texts by their places, as `address.city` and `hours.0.opens`; texts of an array stand together. */
function flatten(value: JsonText, place: string, cells: Map<string, string>): void {
  const inside = (key: string | number) => (place === '' ? String(key) : `${place}.${key}`)
  if (typeof value === 'string') {
    cells.set(place, value)
  } else if (value instanceof Map) {
    for (const [key, one] of value) flatten(one, inside(key), cells)
  } else {
    const texts = value.filter((one) => typeof one === 'string')
    if (texts.length > 0 || value.length === 0) cells.set(place, texts.join('; '))
    for (const [at, one] of value.entries())
      if (typeof one !== 'string') flatten(one, inside(at), cells)
  }
}
