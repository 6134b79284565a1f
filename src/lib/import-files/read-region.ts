import { findRegion, type Region, regions } from '#lib/geo/regions.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { withoutAccents } from './without-accents.ts'

/** Names that files have besides those of the list, in small letters, without accents and marks. */
const OTHER_NAMES: Record<string, string> = {
  'colombie britannique': 'BC',
  'nouveau brunswick': 'NB',
  newfoundland: 'NL',
  'terre neuve et labrador': 'NL',
  'nouvelle ecosse': 'NS',
  'territoires du nord ouest': 'NT',
  nwt: 'NT',
  pei: 'PE',
  'ile du prince edouard': 'PE',
  pq: 'QC',
  que: 'QC',
  ont: 'ON',
  alta: 'AB',
  sask: 'SK',
  man: 'MB',
  'yukon territory': 'YT',
  'washington state': 'WA',
}
const byPlainName = new Map(regions.map((region) => [plainName(region.name), region]))

/** The province, territory or state of a code (`BC`, `CA-BC`) or of its English or French name. */
export function readRegion(text: string): Result<Region, 'no_region'> {
  const code = text.trim().replace(/^(?:CA|US)-(?=[A-Z]{2}$)/i, '')
  const name = plainName(code)
  const region = findRegion(code) ?? byPlainName.get(name) ?? findRegion(OTHER_NAMES[name] ?? '')
  return region ? ok(region) : refuse('no_region')
}

function plainName(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replaceAll('.', '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}
