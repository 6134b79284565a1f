import { rmSync } from 'node:fs'
import path from 'node:path'
import { KEPT_OF_ADMINISTRATORS, readBackups } from '#lib/system/backup-record.ts'

/**
 * Deletes the archives that administrators have made in a folder, but for the last ones: nobody sees to them there. Those
 * of the command stay, in whatever folder.
 */
export async function deleteEarlier(
  folders: { dataDir: string; backupDir: string | null },
  folder: string,
): Promise<void> {
  const own = (await readBackups(folders)).filter(
    ({ by, file }) =>
      by === 'administrator' && path.dirname(path.resolve(file)) === path.resolve(folder),
  )
  for (const { file } of own.slice(KEPT_OF_ADMINISTRATORS)) rmSync(file, { force: true })
}
