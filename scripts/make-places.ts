/**
 * Makes the committed places of the location finder, at development time, from GeoNames (CC BY 4.0,
 * geonames.org): cities of Canada and the USA, ZIP codes, and the first halves of Canadian postal codes.
 * Run it with `node scripts/make-places.ts DIR`; DIR holds GeoNames' `cities1000.txt`, and of its postal
 * codes `CA.txt` and `US.txt`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const OUT = 'src/data/places'
const [dir = '.'] = process.argv.slice(2)

/** GeoNames numbers the provinces. */
const PROVINCES: Record<string, string> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}

/** Names that nobody types as GeoNames has them. */
const NAMES: Record<string, string> = {
  'New York City': 'New York',
  'Washington, D.C.': 'Washington',
}

/** Parts of a place, and what was one, are no city to be near to. */
const NO_CITY = new Set(['PPLH', 'PPLQ', 'PPLW'])

type Row = string[]

const rows = (file: string): Row[] =>
  readFileSync(path.join(dir, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))

/** Hundredths of a degree, about a kilometre. */
const hundredths = (degrees: string | undefined) => Math.round(Number(degrees) * 100)

const cities = rows('cities1000.txt')
  .filter((row) => ['CA', 'US'].includes(row[8] ?? '') && !NO_CITY.has(row[7] ?? ''))
  .map((row) => ({
    name: NAMES[row[1] ?? ''] ?? row[1] ?? '',
    region: row[8] === 'CA' ? PROVINCES[row[10] ?? ''] : row[10],
    latitude: hundredths(row[4]),
    longitude: hundredths(row[5]),
    people: Number(row[14]),
  }))
  .filter(({ region, people }) => region && people >= 1000)
  .sort((a, b) => b.people - a.people)

const known = new Set<string>()
const cityLines = cities.flatMap(({ name, region, latitude, longitude, people }) => {
  const key = `${name}\t${region}`
  if (known.has(key)) return []
  known.add(key)
  return [`${key}\t${latitude}\t${longitude}\t${Math.round(people / 1000)}`]
})
writeFileSync(`${OUT}/cities.tsv`, `${cityLines.join('\n')}\n`)

/** Codes of one place follow one another: `name region code latitude longitude code …`. */
function grouped(all: { name: string; region: string; code: string; at: string }[]): string {
  const lines = new Map<string, string[]>()
  for (const { name, region, code, at } of all) {
    const key = `${name}\t${region}`
    const line = lines.get(key)
    if (line) line.push(`${code} ${at}`)
    else lines.set(key, [`${code} ${at}`])
  }
  return `${[...lines].map(([key, codes]) => `${key}\t${codes.join('\t')}`).join('\n')}\n`
}

const at = (row: Row) => `${hundredths(row[9])} ${hundredths(row[10])}`
const zips = rows('US.txt')
  .filter((row) => /^[A-Z]{2}$/.test(row[4] ?? '') && !/^A[AEP]$/.test(row[4] ?? ''))
  .map((row) => ({ name: row[2] ?? '', region: row[4] ?? '', code: row[1] ?? '', at: at(row) }))
const areas = rows('CA.txt')
  // H0H is where letters to Santa Claus go.
  .filter((row) => row[1] !== 'H0H')
  .map((row) => ({
    // `Vancouver (SW Downtown)`; the city stands apart where there is one.
    name: (row[5] || row[2]?.replace(/\s*\(.*$/, '') || '').trim(),
    region: row[4] ?? '',
    code: row[1] ?? '',
    at: at(row),
  }))
writeFileSync(`${OUT}/postal-codes.tsv`, grouped([...areas, ...zips]))
