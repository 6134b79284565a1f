import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseEnv } from '../src/env.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { moveDatabases } from './lib/move/move.ts'
import { nextSteps } from './lib/move/next-steps.ts'
import { labelOf, placeOf } from './lib/move/place.ts'
import { runStep } from './lib/run-step.ts'

const PROGRESS_MS = 5000

// npm run move -- --to postgres://… | sqlite:folder: content and bookings, from SQLite to Postgres or back; the site
// must have been stopped.
await exitOnOperatorError(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { values } = parseArgs({ options: { to: { type: 'string', default: '' } } })
  const from = parseEnv(process.env)
  const to = placeOf(values.to, from)
  let said = Date.now()
  const sayProgress = (label: string, total: number) => {
    if (Date.now() - said < PROGRESS_MS) return
    said = Date.now()
    console.log(`  ${label}: ${total} rows`)
  }
  const { tables, rows } = await runStep(`Moving ${labelOf(from)} to ${labelOf(to)}`, () =>
    moveDatabases(from, to, sayProgress),
  )
  console.log(`${rows} rows of ${tables} tables were moved, and are the same in both.\n`)
  console.log(nextSteps({ from, to, inBucket: Boolean(process.env.S3_BUCKET) }))
})
