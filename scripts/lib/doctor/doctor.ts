import { OperatorError } from '#lib/process/operator-error.ts'
import { checkBackups } from './backups.ts'
import { checkClock } from './clock.ts'
import { checkDisk } from './disk.ts'
import { type Check, error, type Finding, type Installation } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkPermissions } from './permissions.ts'
import { checkPostgresSettings } from './postgres-settings.ts'
import { checkProxy } from './proxy.ts'
import { checkSecrets } from './secrets.ts'
import { checkVendors } from './vendors.ts'
import { checkVersions } from './versions.ts'

const CHECKS: Record<string, Check> = {
  versions: checkVersions,
  Postgres: checkPostgresSettings,
  clock: checkClock,
  permissions: checkPermissions,
  secrets: checkSecrets,
  disk: checkDisk,
  backups: checkBackups,
  proxy: checkProxy,
  mail: checkMail,
  vendors: checkVendors,
}

/** What each check found, by its name; one that cannot be done is an error, too. */
export async function examine(
  installation: Installation,
  checks: Record<string, Check> = CHECKS,
): Promise<Record<string, Finding[]>> {
  const found: Record<string, Finding[]> = {}
  for (const [name, check] of Object.entries(checks)) {
    try {
      found[name] = await check(installation)
    } catch (failure) {
      found[name] = [error(reasonOf(failure))]
    }
  }
  return found
}

function reasonOf(failure: unknown): string {
  if (failure instanceof OperatorError) return failure.message
  return `This could not be checked (${failure instanceof Error ? failure.message : failure}).`
}

const MARKS = { error: '✗', warning: '!' }

/** The lines of a report, and the exit code: 0 where all is well, 1 with warnings, 2 with errors. */
export function report(found: Record<string, Finding[]>): { lines: string[]; code: 0 | 1 | 2 } {
  const lines = Object.entries(found).flatMap(([name, findings]) =>
    findings.length === 0
      ? [`✓ ${name}`]
      : findings.map(({ level, message }) => `${MARKS[level]} ${name}: ${message}`),
  )
  const levels = new Set(
    Object.values(found).flatMap((findings) => findings.map((one) => one.level)),
  )
  return { lines, code: levels.has('error') ? 2 : levels.has('warning') ? 1 : 0 }
}
