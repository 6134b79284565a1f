import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Env, secretFile } from '../../src/env.ts'

/**
 * Makes the secret of a first start, 32 random bytes that only their owner can read. Throws on
 * Postgres, where all instances must be given the same one.
 */
export function ensureSecret(env: Pick<Env, 'secret' | 'databaseUrl' | 'dataDir'>): void {
  if (env.secret) return
  if (env.databaseUrl) {
    throw new Error(
      'DATABASE_URL is set, so TABLESIDE_SECRET must be given, the same to every instance.\n' +
        'Make one with: openssl rand -hex 32',
    )
  }
  const file = secretFile(env.dataDir)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  console.log(`› Wrote a new secret to ${file}`)
}
