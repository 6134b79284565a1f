import { parseArgs } from 'node:util'
import { DATABASES, type HistoryDatabase, historyDatabase } from './databases.ts'
import { playHistory } from './play.ts'
import { numbersOf, type PlayedPart, readParts, writeParts } from './state-file.ts'

// `node tests/history/run.ts --database sqlite --operations 1000000 --seed 1 --state FILE` plays histories in parts of
// `--part` answered requests each, a database and a seed for every part, `--lanes` of them at a time, and prints a line for
// each. What is in the state file is not played again; a part alone is repeated by the seed of its line and `--part-seed`.
// `--keep FOLDER` keeps the SQLite files of parts in which something is wrong.
const { values: given } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    operations: { type: 'string', default: '100000' },
    part: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    'part-seed': { type: 'string' },
    clients: { type: 'string', default: '200' },
    instances: { type: 'string', default: '2' },
    lanes: { type: 'string', default: '1' },
    state: { type: 'string' },
    keep: { type: 'string' },
  },
})

const kind = databaseOf(given.database)
type NumberName = 'operations' | 'part' | 'seed' | 'part-seed' | 'clients' | 'instances' | 'lanes'
const number = (name: NumberName) => {
  const value = Number(given[name])
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1`)
  return value
}

const file = given.state
const keepIn = given.keep
if (keepIn && kind !== 'sqlite') throw new Error('--keep keeps files of SQLite')

/** Answers after which something goes wrong. */
const TROUBLE_EVERY = 400
/** Apart, so that parts of neighbouring seeds have nothing in common. */
const SEEDS_APART = 1_000

const [operations, part] = [number('operations'), number('part')]
const crowd = { clients: number('clients'), instances: number('instances') }
const partsOfRun = Array.from({ length: Math.ceil(operations / part) }, (_, n) => ({
  seed: number('seed') * SEEDS_APART + n,
  asked: Math.min(part, operations - n * part),
}))
const parts = given['part-seed'] ? [{ seed: number('part-seed'), asked: part }] : partsOfRun
const played = file ? readParts(file, kind) : []
const isOfRun = ({ seed, asked }: Part) =>
  parts.some((one) => one.seed === seed && one.asked === asked)
if (!played.every(isOfRun)) throw new Error(`${file} has parts of another run`)
const done = [...played]
/** The parts that are still to be played. */
const rest = parts.filter(({ seed }) => !played.some((one) => one.seed === seed))

await Promise.all(Array.from({ length: Math.min(number('lanes'), rest.length) }, playRest))
const sumOf = (name: 'answers' | 'violations') => done.reduce((sum, one) => sum + one[name], 0)
console.log(
  `${sumOf('answers')} answered requests on ${kind} in ${done.length} parts: ${sumOf('violations')} violations`,
)
if (sumOf('violations') > 0) process.exitCode = 1

type Part = Pick<PlayedPart, 'seed' | 'asked'>

function databaseOf(name: string): (typeof DATABASES)[number] {
  const found = DATABASES.find((one) => one === name)
  if (!found) throw new Error(`--database is one of ${DATABASES.join(', ')}`)
  return found
}

/** Plays one part after the other, on a server of its own, until none is left. */
async function playRest(): Promise<void> {
  const database = await historyDatabase(kind)
  try {
    for (let next = rest.shift(); next; next = rest.shift()) await playPart(database, next)
  } finally {
    await database.stop()
  }
}

async function playPart(database: HistoryDatabase, { seed, asked }: Part): Promise<void> {
  const began = performance.now()
  const history = await playHistory(database, {
    ...{ seed, operations: asked, ...crowd, keepIn },
    troubles: Math.ceil(asked / TROUBLE_EVERY),
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  done.push(numbersOf({ seed, asked, ...crowd, seconds }, history))
  if (file) writeParts(file, kind, done)
  console.log(
    JSON.stringify({
      ...{ seed, asked, ...crowd, seconds, ...history },
      violations: history.violations.slice(0, 20),
      evidence: history.evidence.slice(0, 50),
    }),
  )
}
