import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrateContent, pendingMigrations } from '#cms/database/migrate.ts'
import { ANY_WITHOUT_VERSION } from '#cms/documents/without-version.ts'
import { contentToLoad, readLoadState } from '#cms/initial-content/load-state.ts'
import { directUrlOf } from '#lib/postgres/addresses.ts'
import { refuseStartupParameters } from '#lib/postgres/unreachable.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { openBookingDatabase } from '#storage/open.ts'
import type { Env } from '../../src/env.ts'
import type { DataLock } from '../../src/lib/data-lock/data-lock.ts'
import { runNodeStep, runStep } from './run-step.ts'
import { ensureSecret } from './secret.ts'

/**
 * Content for an empty content system in place of the demo group: the pages of a new group (`isEmpty`), or an export (`from`:
 * path of its file).
 */
export type SetUpOptions = { isEmpty: boolean; from: string | null }

const NOT_EMPTY =
  '  --empty changes nothing: the demo group is here already, or was begun. A new DATA_DIR, or an empty database, begins without it.'

/** The options of the command line (spec:operations.empty-start); throws what `parseArgs` throws for others. */
export function readSetUpOptions(args = process.argv.slice(2)): SetUpOptions {
  const { values } = parseArgs({
    args,
    options: { empty: { type: 'boolean', default: false }, from: { type: 'string' } },
  })
  const { empty: isEmpty, from = null } = values
  if (isEmpty && from !== null) throw new OperatorError('Either --empty or --from, not both.')
  return { isEmpty, from }
}

const NOT_EMPTY_FOR_EXPORT =
  '  --from changes nothing: there is content here already. A new DATA_DIR, or an empty database, takes an export.'

type Where = Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>

/**
 * Makes everything that the site needs before it can listen: its secret, its tables, the demo group or the pages of a
 * new one in an empty content system, the first staff account and versions of documents from before they had any. What
 * is there is found out in milliseconds and not done again; only filling starts Payload, in a process of its own,
 * which is lent the data.
 */
export async function setUp(
  env: Env,
  data: DataLock,
  { isEmpty, from }: SetUpOptions,
): Promise<void> {
  ensureSecret(env)
  // Where nothing is to be migrated, the database still names the oldest release that may run on it.
  const migrate = () => migrateContent(env)
  const pending = await pendingMigrations(env)
  await (pending.length > 0 ? runStep('Migrating the content', migrate) : migrate())
  // On SQLite the one process that opens the bookings does it.
  if (env.databaseUrl) await (await openBookingDatabase(env).catch(refusePooled)).close()
  const isComplete = async () =>
    (await hasRow(env, ANY_STAFF)) && !(await hasRow(env, ANY_WITHOUT_VERSION))
  const state = await readLoadState(env)
  if (isEmpty && (state === 'loading' || state === 'loaded')) console.log(NOT_EMPTY)
  if (from !== null && state !== 'absent') console.log(NOT_EMPTY_FOR_EXPORT)
  // A load that was interrupted goes on with the content that it began with; `--empty` counts only before the first load.
  const content = contentToLoad(state, isEmpty)
  if (content || !(await isComplete())) {
    const options = from !== null && state === 'absent' ? exportOption(from) : emptyOption(content)
    await data.lend(() => runNodeStep('Filling the content', ['scripts/fill.ts', ...options]))
  }
}

function exportOption(from: string): string[] {
  if (!existsSync(from)) throw new OperatorError(`There is no file ${from}.`)
  return ['--from', path.resolve(from)]
}

const emptyOption = (content: ReturnType<typeof contentToLoad>) =>
  content === 'starter' ? ['--empty'] : []

function refusePooled(error: unknown): never {
  refuseStartupParameters(error)
  throw error
}

/** Whether somebody can log in. */
const ANY_STAFF = 'SELECT 1 FROM staff LIMIT 1'

/** Whether a query of the content database finds anything; the tables must be there. */
async function hasRow(where: Where, query: string): Promise<boolean> {
  const url = directUrlOf(where)
  if (url) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(query)).rows.length > 0
    } finally {
      await client.end()
    }
  }
  const file = path.resolve(where.dataDir, 'content.db')
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return database.prepare(query).get() !== undefined
  } finally {
    database.close()
  }
}
