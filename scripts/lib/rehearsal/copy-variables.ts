import { readFileSync } from 'node:fs'
import type { SecondPlace } from './second-place.ts'

/** Variables of the machine, which every process gets. */
const OF_THE_MACHINE = /^(?:PATH|HOME|USER|LANG|LC_\w+|TMPDIR|TZ|NODE_(?!ENV$)\w+)$/
/** How many connections to Postgres a copy opens at most. */
const FEW_CONNECTIONS = '12'
/** Every setting of the product and of its vendors. */
const SETTINGS = new URL('../../../.env.example', import.meta.url)

/**
 * The variables of a site on a copy of an installation's data: those of the machine, its secrets and its place. All
 * others are empty, also where `.env` has them, so that no vendor hears of it: it sends no mail, charges no card, asks no
 * booking system, and changes nothing in a bucket or at a CDN.
 */
export function variablesOfCopy(
  variables: NodeJS.Dict<string>,
  { dataDir, databaseUrl = '' }: SecondPlace,
  own: Record<string, string> = {},
): Record<string, string> {
  const machine = Object.entries(variables).filter(([name]) => OF_THE_MACHINE.test(name))
  const { TABLESIDE_SECRET = '', TABLESIDE_SECRET_ACCEPTED = '' } = variables
  return {
    ...Object.fromEntries(settingNames().map((name) => [name, ''])),
    ...(Object.fromEntries(machine) as Record<string, string>),
    ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    // They are those of the site's own server.
    DATABASE_CONNECTIONS: FEW_CONNECTIONS,
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DRAIN_SECONDS: '0' },
    ...{ TABLESIDE_SECRET, TABLESIDE_SECRET_ACCEPTED },
    ...own,
  }
}

function settingNames(): string[] {
  return [...readFileSync(SETTINGS, 'utf8').matchAll(/^([A-Z][A-Z\d_]*)=/gm)].map(
    ([, name = '']) => name,
  )
}
