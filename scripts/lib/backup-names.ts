import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const NAME = /^tableside-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/
const DAY = 24 * 60 * 60_000

/** What a backup is called that is given no name: by its moment, in UTC. */
export function backupName(made: Date): string {
  const moment = made.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `tableside-${moment}.tar.gz`
}

/** Deletes the backups of a folder that are older than `days` by their names, and nothing else; answers their paths. */
export function forgetBackups(folder: string, now: Date, days: number): string[] {
  const old = readdirSync(folder).filter((name) => {
    const made = momentOf(name)
    return made !== null && made < now.getTime() - days * DAY
  })
  const files = old.map((name) => path.join(folder, name))
  for (const file of files) rmSync(file)
  return files
}

function momentOf(name: string): number | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return year ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}
