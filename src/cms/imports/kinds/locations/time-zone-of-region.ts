/** Provinces and states where all restaurants but a few at a border have one time zone, by that zone. */
const REGIONS: Record<string, readonly string[]> = {
  'Pacific/Honolulu': ['HI'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Vancouver': ['BC'],
  'America/Whitehorse': ['YT'],
  'America/Phoenix': ['AZ'],
  'America/Denver': ['CO', 'MT', 'NM', 'UT', 'WY'],
  'America/Edmonton': ['AB'],
  'America/Yellowknife': ['NT'],
  'America/Chicago': ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI'],
  'America/Regina': ['SK'],
  'America/Winnipeg': ['MB'],
  'America/New_York': [
    ...['CT', 'DC', 'DE', 'GA', 'MA', 'MD', 'ME', 'NC', 'NH', 'NJ', 'NY', 'OH', 'PA', 'RI', 'SC'],
    ...['VA', 'VT', 'WV'],
  ],
  'America/Toronto': ['ON', 'QC'],
  'America/Halifax': ['NS', 'PE'],
  'America/Moncton': ['NB'],
}

const zones = new Map(
  Object.entries(REGIONS).flatMap(([zone, codes]) => codes.map((code) => [code, zone])),
)

/** The IANA time zone of a province or state by its code; null where it has several, as Texas. */
export function timeZoneOfRegion(code: string): string | null {
  return zones.get(code) ?? null
}
