import { existsSync } from 'node:fs'
import path from 'node:path'
import { digestsOf } from '../digest.ts'

/** Folders of files that documents name. */
const FOLDERS = ['media', 'private']

/** Files of a backup and of the site, by their paths in the data folder. */
export type FileChanges = {
  same: number
  /** Only on the site: uploaded since. */
  added: string[]
  /** Only in the backup: deleted since. */
  removed: string[]
  /** In both, with other contents. */
  changed: string[]
}

/** Compares the media and private files of two data folders by their SHA-256. */
export function compareFiles(backup: string, site: string): FileChanges {
  const [before, now] = [filesOf(backup), filesOf(site)]
  const both = [...now.keys()].filter((file) => before.has(file))
  const changed = both.filter((file) => before.get(file) !== now.get(file))
  return {
    same: both.length - changed.length,
    added: [...now.keys()].filter((file) => !before.has(file)),
    removed: [...before.keys()].filter((file) => !now.has(file)),
    changed,
  }
}

function filesOf(dataDir: string): Map<string, string> {
  const folders = FOLDERS.map((name) => path.join(dataDir, name)).filter((one) => existsSync(one))
  return new Map(
    folders.flatMap((folder) =>
      [...digestsOf(folder)].map(([file, digest]): [string, string] => [
        path.join(path.basename(folder), file),
        digest,
      ]),
    ),
  )
}
