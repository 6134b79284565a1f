import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseEnv } from '../src/env.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { backupToRehearse, rehearseRestore } from './lib/rehearsal/rehearse-restore.ts'
import { reportOfRestore } from './lib/rehearsal/report-restore.ts'
import { inSecondPlace } from './lib/rehearsal/second-place.ts'

// npm run rehearse -- restore: what an operator should have tried before it is needed, on a copy of the own data. Ends
// with 0 where all is as it must be, 1 where it is not, and 2 where the command is not one.
const USAGE = `npm run rehearse -- restore [FILE] [--in FOLDER] [--keep]

restore   restores the newest backup, or FILE, into a second folder (on Postgres a second database), compares it with
          the data of the site, and starts a site on it. The site may run; its data are only read.

--in FOLDER   makes the second folder there, not beside the data folder
--keep        leaves the second folder and database, with guests' data in them, where they are
`

const { values, positionals } = options()
const [rehearsal, file, ...more] = positionals
if (values.help) {
  console.log(USAGE)
} else if (rehearsal !== 'restore' || more.length > 0) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  await exitOnOperatorError(() => restore(file))
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        in: { type: 'string' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    return process.exit(2)
  }
}

async function restore(named: string | undefined): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = parseEnv(process.env)
  const archive = backupToRehearse(env, named)
  const within = values.in ?? path.dirname(path.resolve(env.dataDir))
  await inSecondPlace(env, { within, keep: values.keep }, async (place) => {
    const onStep = (title: string) => console.log(`› ${title} …`)
    const found = await rehearseRestore({ env, variables: process.env, archive, onStep }, place)
    const facts = { bytes: statSync(archive).size, now: Date.now() }
    const { lines, isGood } = reportOfRestore(found, facts)
    console.log(['', ...lines].join('\n'))
    if (values.keep) console.log(keptText(place))
    process.exitCode = isGood ? 0 : 1
  })
}

function keptText({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }) {
  const database = databaseUrl ? ` and the database ${new URL(databaseUrl).pathname.slice(1)}` : ''
  return `Kept, with guests' data in it: ${dataDir}${database}`
}
