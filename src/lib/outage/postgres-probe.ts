import { randomBytes } from 'node:crypto'
import { isPoolerFull } from '../postgres/pooler-errors.ts'
import { PostgresSession } from '../postgres/session.ts'
import { causeOf, type Outage, type Probe } from './outage.ts'

/** How long a connection and each answer is waited for, ms. */
const TIMEOUT_MS = 3000

/**
 * Looks whether Postgres can be reached and takes writes. A pooler that has no session to give may have lost Postgres, or
 * be in use and no more: then Postgres is asked itself, at `directUrl`.
 */
export function postgresProbe(url: string, directUrl = url): Probe {
  return {
    name: 'Postgres',
    check: async () => {
      const found = await tryToWrite(url)
      if (found !== 'full') return found
      const foundDirectly = await tryToWrite(directUrl)
      return foundDirectly === 'full' ? null : foundDirectly
    },
  }
}

/**
 * Looks whether Postgres itself is reached at `directUrl`, past a pooler at `url` that works: leases, and so all
 * background jobs, need a session of it.
 */
export function directPostgresProbe(url: string, directUrl: string): Probe {
  return {
    name: 'Postgres itself',
    check: async () => {
      const found = await tryToWrite(directUrl)
      if (found === 'full' || found?.code !== 'database_unavailable') return null
      const throughPooler = await tryToWrite(url)
      if (throughPooler === 'full' || throughPooler !== null) return null
      return {
        ...{ code: 'jobs_stopped', cause: found.cause },
        message:
          'Postgres does not answer past its pooler, and no background job runs: check DATABASE_DIRECT_URL.',
      }
    },
  }
}

/** What keeps a new connection from writing; `full` where a pooler has no session for it. */
async function tryToWrite(url: string): Promise<Outage | 'full' | null> {
  const session = new PostgresSession(url, 'tableside outage', { timeoutMs: TIMEOUT_MS })
  try {
    try {
      await session.connect()
    } catch (error) {
      return isPoolerFull(error) ? 'full' : unreachable(error)
    }
    const table = `outage_probe_${randomBytes(6).toString('hex')}`
    await session.query(`BEGIN; CREATE TABLE ${table} AS
      SELECT n, (SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 60)) AS text
      FROM generate_series(1, 128) AS n`)
    return null
  } catch (error) {
    return isPoolerFull(error) ? 'full' : postgresOutage(error)
  } finally {
    // Without a commit, the end of the connection takes it back.
    session.drop()
  }
}

/** Null if Postgres refuses for lack of connections: the site's own ones still work. */
function unreachable(error: unknown): Outage | null {
  if ((error as { code?: unknown }).code === '53300') return null
  return unavailable(error)
}

function unavailable(error: unknown): Outage {
  return {
    ...{ code: 'database_unavailable', cause: causeOf(error) },
    message: 'Postgres does not answer: start it, or check DATABASE_URL.',
  }
}

function postgresOutage(error: unknown): Outage | null {
  const code = String((error as { code?: unknown }).code ?? '')
  const cause = causeOf(error)
  if (code === '53100') {
    return {
      code: 'disk_full',
      cause,
      message: 'Postgres is out of space: free up space on its disk.',
    }
  }
  if (code === '25006') {
    return {
      ...{ code: 'database_read_only', cause },
      message: 'Postgres is read-only: point DATABASE_URL at the primary server.',
    }
  }
  if (code.startsWith('58')) {
    return { code: 'disk_failing', cause, message: 'Postgres cannot write: check its disk.' }
  }
  // A refusal of the probe itself, as for the lack of a right, says nothing of the site's own writes. A pooler
  // that does not reach Postgres says so by a code of class 08.
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:08|57P|E[A-Z])/.test(code) ? null : unavailable(error)
}
