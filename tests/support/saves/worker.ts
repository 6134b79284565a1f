import { writeSync } from 'node:fs'
import type pg from 'pg'
import { runSql } from '#cms/database/sql.ts'
import { SqliteWriter } from '#cms/database/sqlite-writer.ts'
import { getPayload } from '#data/site/payload.ts'
import {
  type Ids,
  makeDocuments,
  readDocuments,
  type Stored,
  save,
  type Target,
} from './documents.ts'

/** What a process is to do: saves one after the other, each with what goes wrong in it. */
export type Work = { ids: Ids | null; turns: Turn[] }
/** Two editors, or one, save at the same moment. */
export type Turn = { target: Target; number: number; fault: Fault | null }[]
/** At the `at`th statement from here on, before it is run or after it. */
export type Fault = { kind: 'fails' | 'killed'; at: number; after: boolean }

/** What a process says, a line each. */
export type Said =
  | { found: Stored; epoch: number; ids: Ids }
  | { began: number[] }
  /** `unknown`: the answer to a commit was lost, so that a save that failed may have been kept. */
  | { ended: number; saved: boolean; unknown: boolean }

const { ids: known, turns } = JSON.parse(process.argv[2] ?? '') as Work
const say = (said: Said) => writeSync(1, `${JSON.stringify(said)}\n`)

let fault: Fault | null = null
let statements = 0
let unknown = false

/** Runs a statement, unless this is the one at which something goes wrong. `refused` runs one that fails. */
async function faulty<T>(
  text: unknown,
  run: () => Promise<T>,
  refused: () => Promise<unknown> = async () => undefined,
): Promise<T> {
  const now = fault && statements++ === fault.at ? fault : null
  if (now && !now.after) {
    if (now.kind === 'fails') await refused()
    strike(now)
  }
  const result = await run()
  if (now?.after) {
    unknown ||= /^commit/i.test(textOf(text))
    strike(now)
  }
  return result
}

/** The words of a statement, however the driver is given them. */
function textOf(statement: unknown): string {
  const { sql, text } = statement as { sql?: string; text?: string }
  return typeof statement === 'string' ? statement : (sql ?? text ?? '')
}

function strike({ kind }: Fault): void {
  if (kind === 'killed') process.kill(process.pid, 'SIGKILL')
  throw new Error('The disk is full.')
}

const { execute } = SqliteWriter.prototype
SqliteWriter.prototype.execute = function (statement) {
  return faulty(statement, () => execute.call(this, statement))
}
const payload = await getPayload()
const { pg: postgres } = payload.db as { pg?: typeof pg }
if (postgres) {
  const { query } = postgres.Client.prototype as { query: (...given: unknown[]) => unknown }
  postgres.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const running = () => query.call(this, ...given) as Promise<unknown>
    // The driver knows of its failure, as of every one: what waits for this connection goes on.
    const refused = () => query.call(this, 'SELECT 1 / 0') as Promise<unknown>
    // Those with a callback are the pool's own.
    return typeof given.at(-1) === 'function' ? running() : faulty(given[0], running, refused)
  } as never
}
const ids = known ?? (await makeDocuments(payload))
const [row] = await runSql(payload, 'SELECT value FROM content_epoch')
say({ found: await readDocuments(payload, ids), epoch: Number(row?.value), ids })

for (const turn of turns) {
  say({ began: turn.map(({ number }) => number) })
  statements = 0
  unknown = false
  fault = turn.find((one) => one.fault)?.fault ?? null
  await Promise.all(
    turn.map(async ({ target, number }) => {
      const saved = await save(payload, ids, target, number).then(
        () => true,
        () => false,
      )
      say({ ended: number, saved, unknown })
    }),
  )
  fault = null
}
const [end] = await runSql(payload, 'SELECT value FROM content_epoch')
say({ found: await readDocuments(payload, ids), epoch: Number(end?.value), ids })
process.exit(0)
