import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { lockData } from '#lib/data-lock/data-lock.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { acceptedSecretFile, secretFile } from '#lib/security/secret-files.ts'
import type { Env } from '../../src/env.ts'

/** A new secret of a site, 32 random bytes in hex. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

type Site = Pick<Env, 'dataDir' | 'databaseUrl'>

/**
 * Gives a site a new secret, and keeps the one of before as the one that is accepted beside it. The site must have been
 * stopped: each part of a process reads its secret when it is first used. A rotation that is cut off has changed nothing,
 * or is repeated.
 */
export function beginRotation(site: Site): Promise<void> {
  return withData(site, () => {
    const [file, accepted] = [secretFile(site.dataDir), acceptedSecretFile(site.dataDir)]
    const old = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    if (old === '')
      throw new OperatorError(`There is no secret in ${file} yet: the first start makes one.`)
    if (existsSync(accepted) && readFileSync(accepted, 'utf8').trim() !== old) {
      throw new OperatorError(
        'The secret was rotated before, and the one of then is still accepted: end that first ' +
          '(npm run rotate-secret -- --end).',
      )
    }
    // In this order: at no moment is there a new secret without the old one beside it.
    replace(accepted, old)
    replace(file, newSecret())
  })
}

/** Has the secret of before accepted no longer. Throws an `OperatorError` where there is none. */
export function endRotation(site: Site): Promise<void> {
  return withData(site, () => {
    const accepted = acceptedSecretFile(site.dataDir)
    if (!existsSync(accepted))
      throw new OperatorError('No secret of before is accepted: there is nothing to end.')
    rmSync(accepted)
  })
}

async function withData(site: Site, work: () => void): Promise<void> {
  const data = await lockData(site, 'rotation')
  try {
    work()
  } finally {
    await data.release()
  }
}

function replace(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true })
  renameSync(draft, file)
}
