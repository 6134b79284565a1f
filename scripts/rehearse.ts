import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Env, parseEnv } from '../src/env.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { COPY_SIZES, copySite } from './lib/rehearsal/copy-of-site.ts'
import { variablesOfCopy } from './lib/rehearsal/copy-variables.ts'
import {
  fillDisk,
  onSmallDisk,
  refuseWithoutSmallDisk,
  reportOfFullDisk,
} from './lib/rehearsal/fill-disk.ts'
import { loseNode, reportOfLostNode } from './lib/rehearsal/lose-node.ts'
import { backupToRehearse, rehearseRestore } from './lib/rehearsal/rehearse-restore.ts'
import { reportOfRestore } from './lib/rehearsal/report-restore.ts'
import { inSecondPlace, type OwnPlace, type SecondPlace } from './lib/rehearsal/second-place.ts'

// npm run rehearse -- restore|lose-node|fill-disk: what an operator should have tried before it is needed, on a copy of the
// own data. Ends with 0 where all is as it must be, 1 where it is not, and 2 where the command is not one.
const USAGE = `npm run rehearse -- restore [FILE] [--in FOLDER] [--keep]
npm run rehearse -- lose-node [--in FOLDER]
npm run rehearse -- fill-disk [--in FOLDER]

restore     restores the newest backup, or FILE, into a second folder (on Postgres a second database), compares it with
            the data of the site, and starts a site on it
lose-node   copies the site, starts two instances on the copy (on SQLite one), kills one while a guest books, and looks
            what the other one (or the same one, started again) takes over
fill-disk   copies the databases to a small disk, fills it while a guest books, and makes room again (SQLite, root)

The site may run meanwhile: its data are only read, and nobody hears of the copy.

--in FOLDER   makes the second folder there, not beside the data folder
--keep        leaves the second folder and database, with guests' data in them, where they are
`

type Report = { lines: string[]; isGood: boolean }
type Rehearsal = (env: Env, place: OwnPlace) => Promise<Report>

const { values, positionals } = options()
const [name = '', file, ...more] = positionals
if (existsSync('.env')) process.loadEnvFile('.env')
if (values.help) {
  console.log(USAGE)
} else if (more.length > 0 || !['restore', 'lose-node', 'fill-disk'].includes(name)) {
  refuse()
} else if (name !== 'restore' && (file || values.keep)) {
  refuse()
} else {
  await exitOnOperatorError(() => rehearse(name))
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

function refuse(): void {
  console.error(USAGE)
  process.exitCode = 2
}

async function rehearse(which: string): Promise<void> {
  const env = parseEnv(process.env)
  const within = values.in ?? path.dirname(path.resolve(env.dataDir))
  const archive = which === 'restore' ? backupToRehearse(env, file) : null
  if (which === 'fill-disk') refuseWithoutSmallDisk(env.databaseUrl)
  const work = archive ? restore(archive) : onCopy(which === 'lose-node' ? lose : fill)
  const options = { within, keep: values.keep, sizes: archive ? 1 : COPY_SIZES }
  await inSecondPlace(env, options, async (place) => {
    const { lines, isGood } = await work(env, place)
    console.log(['', ...lines].join('\n'))
    if (values.keep) console.log(keptText(place))
    process.exitCode = isGood ? 0 : 1
  })
}

function restore(archive: string): Rehearsal {
  return async (env, place) => {
    const variables = process.env
    const found = await rehearseRestore({ env, variables, archive, onStep }, place)
    return reportOfRestore(found, { bytes: statSync(archive).size, now: Date.now() })
  }
}

function onCopy(work: (place: OwnPlace) => Promise<Report>): Rehearsal {
  return async (env, place) => {
    onStep('Copying the site')
    await copySite(env, place, variablesOfCopy(process.env, place))
    return work(place)
  }
}

async function lose(place: SecondPlace): Promise<Report> {
  return reportOfLostNode(await loseNode(place, variablesOfCopy(process.env, place), onStep))
}

async function fill(place: OwnPlace): Promise<Report> {
  return onSmallDisk(place, async (small) =>
    reportOfFullDisk(await fillDisk(small, variablesOfCopy(process.env, small), onStep)),
  )
}

function onStep(title: string): void {
  console.log(`› ${title} …`)
}

function keptText({ dataDir, databaseUrl }: SecondPlace): string {
  const database = databaseUrl ? ` and the database ${new URL(databaseUrl).pathname.slice(1)}` : ''
  return `Kept, with guests' data in it: ${dataDir}${database}`
}
