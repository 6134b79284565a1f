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

const kind = DATABASES.find((one) => one === given.database)
if (!kind) throw new Error(`--database is one of ${DATABASES.join(', ')}`)
const number = (name: 'operations' | 'part' | 'seed' | 'clients' | 'instances' | 'lanes') => {
  const value = Number(given[name])
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1`)
  return value
}

const file = given.state
const done: PlayedPart[] = file ? readParts(file) : []
const sumOf = (name: 'answers' | 'violations') => done.reduce((sum, part) => sum + part[name], 0)

/** Answers after which something goes wrong. */
const TROUBLE_EVERY = 400
/** Apart, so that parts of neighbouring seeds have nothing in common. */
const SEEDS_APART = 1_000

const [operations, part] = [number('operations'), number('part')]
const crowd = { clients: number('clients'), instances: number('instances') }
const known = new Set(done.map(({ seed }) => seed))
/** The parts that are still to be played. */
const rest = Array.from({ length: Math.ceil(operations / part) }, (_, n) => ({
  seed: Number(given['part-seed'] ?? number('seed') * SEEDS_APART + n),
  answers: Math.min(part, operations - n * part),
})).filter(({ seed }) => !known.has(seed))

await Promise.all(Array.from({ length: Math.min(number('lanes'), rest.length) }, playRest))
console.log(
  `${sumOf('answers')} answered requests on ${kind} in ${done.length} parts: ${sumOf('violations')} violations`,
)
if (sumOf('violations') > 0) process.exitCode = 1

/** Plays one part after the other, on a server of its own, until none is left. */
async function playRest(): Promise<void> {
  const database = await historyDatabase(kind as (typeof DATABASES)[number])
  try {
    for (let next = rest.shift(); next; next = rest.shift()) await playPart(database, next)
  } finally {
    await database.stop()
  }
}

async function playPart(
  database: HistoryDatabase,
  { seed, answers }: Pick<PlayedPart, 'seed' | 'answers'>,
): Promise<void> {
  const began = performance.now()
  const history = await playHistory(database, {
    ...{ seed, operations: answers, ...crowd, keepIn: given.keep },
    troubles: Math.ceil(answers / TROUBLE_EVERY),
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  done.push(numbersOf({ seed, ...crowd, answers, seconds }, history))
  if (file) writeParts(file, done)
  console.log(
    JSON.stringify({
      ...{ seed, answers, ...crowd, seconds, ...history },
      violations: history.violations.slice(0, 20),
      evidence: history.evidence.slice(0, 50),
    }),
  )
}
