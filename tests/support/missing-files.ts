import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Paths of all files below a folder, from it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** Copies the files of a folder that another one does not have, as `cp -rn` does; answers with where they are. */
export function addMissing(from: string, to: string): string[] {
  return filesIn(from).flatMap((file) => {
    const target = path.join(to, file)
    if (existsSync(target)) return []
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(path.join(from, file), target)
    return [target]
  })
}
