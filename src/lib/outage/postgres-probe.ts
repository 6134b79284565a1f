import { randomBytes } from 'node:crypto'
import { PostgresSession } from '../postgres/session.ts'
import { causeOf, type Outage, type Probe } from './outage.ts'

/** How long a connection and each answer is waited for, ms. */
const TIMEOUT_MS = 3000

/** Looks whether Postgres can be reached and takes writes. */
export function postgresProbe(url: string): Probe {
  return {
    name: 'Postgres',
    check: async () => {
      const session = new PostgresSession(url, 'tableside outage', { timeoutMs: TIMEOUT_MS })
      try {
        try {
          await session.connect()
        } catch (error) {
          return unreachable(error)
        }
        const table = `outage_probe_${randomBytes(6).toString('hex')}`
        await session.query(`BEGIN; CREATE TABLE ${table} AS
          SELECT n, (SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 60)) AS text
          FROM generate_series(1, 128) AS n`)
        return null
      } catch (error) {
        return postgresOutage(error)
      } finally {
        // Without a commit, the end of the connection takes it back.
        session.drop()
      }
    },
  }
}

/** Where it has no connection to spare, those that the site has go on. */
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
  // A refusal of the probe itself, as for the lack of a right, says nothing of the site's own writes.
  return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('57P') && !/^E[A-Z]+$/.test(code)
    ? null
    : unavailable(error)
}
