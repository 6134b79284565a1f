import { existsSync, statSync } from 'node:fs'
import { acceptedSecretFile, secretFile } from '#lib/security/secret-files.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'

const LEAST_LENGTH = 32
/** A random secret in hexadecimal digits has all 16 of them, or nearly so. */
const LEAST_CHARACTERS = 10

/** Whether the site's secret is one, and who can read it. `folder` is where `.env` lies. */
export function checkSecrets(
  { env, variables }: Pick<Installation, 'env' | 'variables'>,
  folder = '.',
): Finding[] {
  return [
    ...secretFindings(env),
    ...(variables.TABLESIDE_SECRET ? [] : readable(secretFile(env.dataDir), 'the site’s secret')),
    ...readable(acceptedSecretFile(env.dataDir), 'the secret of before'),
    ...readable(`${folder}/.env`, 'passwords and keys'),
  ]
}

function secretFindings({ secret, databaseUrl, dataDir }: Installation['env']): Finding[] {
  if (!secret) {
    return databaseUrl
      ? [error(`DATABASE_URL is set and TABLESIDE_SECRET is not: ${secretAdvice(dataDir)}.`)]
      : [warning('There is no secret yet: the first start makes one.')]
  }
  if (secret.length < LEAST_LENGTH) {
    return [error(`The secret has ${secret.length} characters; it needs ${LEAST_LENGTH} or more.`)]
  }
  return new Set(secret).size < LEAST_CHARACTERS
    ? [error('The secret can be guessed: openssl rand -hex 32 makes one that cannot.')]
    : []
}

/** A site that was moved to Postgres keeps its secret, or what was signed with it ends. */
function secretAdvice(dataDir: string): string {
  const file = secretFile(dataDir)
  return existsSync(file)
    ? `set it to the one that this site had, "$(cat ${file})"`
    : 'openssl rand -hex 32 makes one'
}

function readable(file: string, what: string): Finding[] {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
  if ((mode & 0o077) === 0) return []
  return [
    error(`Other users of this machine can read ${file}, which has ${what}: chmod 600 ${file}`),
  ]
}
