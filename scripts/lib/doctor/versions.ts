import { existsSync } from 'node:fs'
import path from 'node:path'
import { pendingMigrations } from '#cms/database/migrate.ts'
import { CONTENT_DATABASE } from '#lib/data-lock/data-files.ts'
import { refuseInterruptedRestore } from '#lib/data-lock/restore-marker.ts'
import { refuseUnfinishedMove } from '#lib/data-lock/unfinished-move.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { refuseOlderRelease } from '#lib/release/refuse-older-release.ts'
import about from '../../../package.json' with { type: 'json' }
import { packagedFor } from '../packaged.mjs'
import { error, type Finding, type Installation, warning } from './finding.ts'
import { withPostgres } from './with-postgres.ts'

/** The oldest release of Postgres that its makers still mend. */
const OLDEST_POSTGRES = 14

/** Whether Node, Postgres and the databases are of releases that fit this one. */
export async function checkVersions({ env }: Pick<Installation, 'env'>): Promise<Finding[]> {
  const postgres = env.databaseUrl ? await postgresFindings(env) : []
  return [
    ...nodeFindings(process.versions.node),
    ...postgres,
    ...(await refusals(env)),
    ...(await migrationFindings(env)),
  ]
}

/** The Node that the site is tested with: a checkout has it among its packages, a package brings none. */
function testedNode(): { version: string; advice: string } {
  const made = packagedFor('.')
  if (made) return { version: String(made.node), advice: 'install that one' }
  const { node } = (about as { dependencies: { node: string } }).dependencies
  return { version: node, advice: 'start it with npm start, or by node_modules/.bin/node' }
}

/** What is said of a version of Node. */
export function nodeFindings(version: string, tested = testedNode()): Finding[] {
  const [major, wanted] = [version, tested.version].map((name) => name.split('.')[0])
  if (major === wanted) return []
  return [
    warning(
      `This runs on Node ${version}, and the site is tested with ${tested.version}: ${tested.advice}.`,
    ),
  ]
}

async function postgresFindings(env: Installation['env']): Promise<Finding[]> {
  const [row] = await withPostgres(env, (session) =>
    session.query<{ number: string }>(`SELECT current_setting('server_version_num') AS number`),
  )
  return postgresVersionFindings(Math.floor(Number(row?.number) / 10_000))
}

/** What is said of a major version of Postgres. */
export function postgresVersionFindings(major: number): Finding[] {
  if (major >= OLDEST_POSTGRES) return []
  return [
    warning(
      `Postgres ${major} gets no corrections any more: upgrade it to ${OLDEST_POSTGRES} or newer.`,
    ),
  ]
}

/** What would keep the site from starting. */
async function refusals(env: Installation['env']): Promise<Finding[]> {
  const findings: Finding[] = []
  const refuse = [
    () => refuseInterruptedRestore(env.dataDir),
    () => refuseUnfinishedMove(env),
    () => refuseOlderRelease(env),
  ]
  for (const check of refuse) {
    try {
      await check()
    } catch (refusal) {
      if (!(refusal instanceof OperatorError)) throw refusal
      findings.push(error(refusal.message))
    }
  }
  return findings
}

async function migrationFindings(env: Installation['env']): Promise<Finding[]> {
  // The first start makes the database.
  if (!env.databaseUrl && !existsSync(path.resolve(env.dataDir, CONTENT_DATABASE))) return []
  const { length } = await pendingMigrations(env)
  if (length === 0) return []
  return [
    warning(
      `${length} migrations of the content are pending: the next start applies them. Back up first.`,
    ),
  ]
}
