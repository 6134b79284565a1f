export type Country = 'CA' | 'US'

/** Countries as guests read them. */
export const countryNames: Record<Country, string> = { CA: 'Canada', US: 'United States' }

/** A province, territory or state: its postal code, its name and its country. */
export type Region = { code: string; name: string; country: Country }

const canada = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

const unitedStates = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

const list = (country: Country, names: Record<string, string>): Region[] =>
  Object.entries(names).map(([code, name]) => ({ code, name, country }))

/** The 13 provinces and territories of Canada, then the 50 states. */
export const regions: readonly Region[] = [...list('CA', canada), ...list('US', unitedStates)]

const byCode = new Map(regions.map((region) => [region.code, region]))
const byName = new Map(regions.map((region) => [region.name.toLowerCase(), region]))

/** The region of a code (`BC`) or of a name in any case (`british columbia`), or undefined. */
export function findRegion(codeOrName: string): Region | undefined {
  const key = codeOrName.trim()
  return byCode.get(key.toUpperCase()) ?? byName.get(key.toLowerCase())
}
