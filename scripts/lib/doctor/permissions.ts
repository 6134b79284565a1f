import { existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { databaseFilesIn } from '#lib/data-lock/data-files.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'

/** Whether only the site's user gets at its data. */
export function checkPermissions({ env }: Pick<Installation, 'env'>): Finding[] {
  const home = path.resolve(env.dataDir)
  if (!existsSync(home)) {
    return [warning(`${home} (DATA_DIR) is not there yet: the first start makes it.`)]
  }
  const files = [
    home,
    ...databaseFilesIn(home).map((name) => path.join(home, name)),
    ...['media', 'private'].flatMap((name) => allIn(path.join(home, name))),
  ]
  // Some go while they are looked at: the site may be running.
  const open = files.filter((file) => {
    return ((lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0
  })
  if (open.length === 0) return []
  const others = open.length === 1 ? '' : ` and ${open.length - 1} more`
  return [
    error(
      `Other users of this machine can access ${open[0]}${others}: chmod -R go-rwx ${home}, or start the site, ` +
        'which does so.',
    ),
  ]
}

function allIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const inside = entries.filter((entry) => !entry.isSymbolicLink())
  return [folder, ...inside.map((entry) => path.join(entry.parentPath, entry.name))]
}
