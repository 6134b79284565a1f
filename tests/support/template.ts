import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { digestOf } from '#scripts/lib/digest.ts'

const CACHE = path.resolve('node_modules/.cache/tableside-tests')

/**
 * A folder whose contents follow from the files that `sources` match (glob patterns): made by `make`,
 * and kept until one of these files changes. Whoever uses it copies it.
 */
export async function template(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = path.join(CACHE, `${name}-${digestOf(sources).slice(0, 16)}`)
  if (existsSync(kept)) return kept
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(path.join(CACHE, `draft-${name}-`))
  try {
    await make(draft)
    for (const old of readdirSync(CACHE).filter((one) => one.startsWith(`${name}-`))) {
      rmSync(path.join(CACHE, old), { recursive: true, force: true })
    }
    renameSync(draft, kept)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return kept
}

/** Moves a folder to where there is none yet, also from one file system to another. */
export function moveInto(folder: string, place: string): void {
  cpSync(folder, place, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
}
