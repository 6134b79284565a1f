import { readFileSync } from 'node:fs'

/** An entry of the lockfile, as npm writes it. */
export type LockEntry = {
  name?: string
  version?: string
  /** Address of its archive; missing where it comes from the registry that npm is set to. */
  resolved?: string
  /** A digest of its archive, `sha512-…`. */
  integrity?: string
  /** Its licence as its manifest states it; missing where that states none as a text. */
  license?: string
  /** Only development needs it. */
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The entries of a lockfile by their places, `''` for the project itself. */
export type Lockfile = Record<string, LockEntry>

/** Reads the lockfile of this checkout. */
export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
}

/** A package of a lockfile: its name, its place, and its entry. */
export type LockedPackage = LockEntry & { name: string; version: string; place: string }

/** The packages of a lockfile in its order; one that is there in several versions or places is there several times. */
export function packagesOf(lockfile: Lockfile): LockedPackage[] {
  return Object.entries(lockfile)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      ...entry,
      ...{ name: nameAt(place), place, version: entry.version ?? '' },
    }))
}

const FOLDER = 'node_modules/'

const nameAt = (place: string) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)

/** Places where Node looks for a package by its name, from one at `from`, the nearest first. */
export function* placesOf(from: string, name: string): Generator<string> {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${FOLDER}`)))) {
    yield `${at === '' ? '' : `${at}/`}${FOLDER}${name}`
    if (at === '') return
  }
}
