import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { secretFile } from '#lib/security/secret-files.ts'
import type { Env } from '../../src/env.ts'

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
  if (isEmpty(file)) rmSync(file)
  // Whole or not at all: a start that is cut off leaves no empty secret, and never two of them.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } finally {
    rmSync(draft)
  }
  console.log(`› Wrote a new secret to ${file}`)
}

function isEmpty(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').trim() === ''
  } catch {
    return false
  }
}
