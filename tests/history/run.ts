import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DATABASES, historyDatabase } from './databases.ts'
import { type History, playHistory } from './play.ts'

// `node tests/history/run.ts --database sqlite --operations 1000000 --seed 1 --state FILE` plays histories in parts of
// `--part` answered requests each, a database and a seed for every part, and prints a line for each. What is in the state file
// is not played again; a part alone is repeated by the seed of its line and `--part-seed`.
const { values: given } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    operations: { type: 'string', default: '100000' },
    part: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    'part-seed': { type: 'string' },
    clients: { type: 'string', default: '200' },
    instances: { type: 'string', default: '2' },
    state: { type: 'string' },
  },
})

type Part = History & { seed: number; operations: number; seconds: number }

const kind = DATABASES.find((one) => one === given.database)
if (!kind) throw new Error(`--database is one of ${DATABASES.join(', ')}`)
const number = (name: 'operations' | 'part' | 'seed' | 'clients' | 'instances') => {
  const value = Number(given[name])
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1`)
  return value
}

const file = given.state
const done: Part[] = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
const played = () => done.reduce((sum, { operations }) => sum + operations, 0)

/** Requests after which something goes wrong. */
const TROUBLE_EVERY = 400
/** Apart, so that parts of neighbouring seeds have nothing in common. */
const SEEDS_APART = 1_000

const database = await historyDatabase(kind)
try {
  while (played() < number('operations')) {
    const seed = Number(given['part-seed'] ?? number('seed') * SEEDS_APART + done.length)
    const operations = Math.min(number('part'), number('operations') - played())
    const began = performance.now()
    const history = await playHistory(database, {
      ...{ seed, operations, clients: number('clients'), instances: number('instances') },
      troubles: Math.ceil(operations / TROUBLE_EVERY),
    })
    const seconds = Math.round((performance.now() - began) / 1000)
    const part = { seed, operations, seconds, ...history }
    done.push(part)
    if (file) writeFileSync(file, JSON.stringify(done))
    console.log(
      JSON.stringify({
        ...part,
        violations: part.violations.slice(0, 20),
        evidence: part.evidence.slice(0, 50),
      }),
    )
    if (part.violations.length > 0) process.exitCode = 1
  }
} finally {
  await database.stop()
}
const broken = done.flatMap(({ violations }) => violations).length
console.log(`${played()} requests on ${kind} in ${done.length} parts: ${broken} violations`)
