import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openBookingDatabase } from '#storage/open.ts'
import { beginReadOnly, endReadOnly, readReadOnly } from '#storage/read-only.ts'
import { parseEnv } from '../src/env.ts'
import { exitOnOperatorError, OperatorError } from '../src/lib/process/operator-error.ts'

// npm run read-only -- on|off|status: has all instances of a site take no changes for a while, without a restart.
const USAGE = `npm run read-only -- on [--minutes 60]   takes the site read-only: within a second each instance refuses
                                        changes (503 read_only), and begins no job. It ends by itself
npm run read-only -- off                takes changes again
npm run read-only -- status             says which it is: ends with 0 where changes are taken, 1 where they are not`
const LONGEST_MINUTES = 24 * 60

type Act = (
  database: Awaited<ReturnType<typeof openBookingDatabase>>,
  minutes: string,
) => Promise<void>

const ACTS: Record<string, Act | undefined> = {
  on: async (database, given) => {
    const minutes = Number(given)
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_MINUTES)
      throw new OperatorError(`--minutes needs a number from 1 to ${LONGEST_MINUTES}.`)
    const until = await beginReadOnly(database, minutes * 60_000)
    console.log(
      `The site is read-only until ${new Date(until).toISOString()}. Each instance knows within a second (/readyz says ` +
        'so), and what was under way then ends within 25 s.\nBefore that: npm run read-only -- off',
    )
  },
  off: async (database) => {
    const wasOn = await endReadOnly(database)
    console.log(wasOn ? 'The site takes changes again.' : 'The site was not read-only.')
  },
  status: async (database) => {
    const until = await readReadOnly(database)
    console.log(
      until === null
        ? 'The site takes changes.'
        : `The site is read-only until ${new Date(until).toISOString()}.`,
    )
    process.exitCode = until === null ? 0 : 1
  },
}

await exitOnOperatorError(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '60' } },
  })
  const [word, ...more] = positionals
  const act = more.length === 0 ? ACTS[word ?? ''] : undefined
  if (!act) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = parseEnv(process.env)
  if (!env.databaseUrl && !existsSync(`${env.dataDir}/booking.db`))
    throw new OperatorError(`There is no site in ${env.dataDir}: set DATA_DIR.`)
  // A release that is not in use yet must not migrate the data of the one that is.
  const database = await openBookingDatabase(env, { asItIs: true })
  try {
    await act(database, values.minutes)
  } catch (error) {
    if (/no such table|relation .* does not exist/.test(String(error)))
      throw new OperatorError('The site is of a release that has no such switch: upgrade it first.')
    throw error
  } finally {
    await database.close()
  }
})
