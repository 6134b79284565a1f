import { rmSync } from 'node:fs'
import path from 'node:path'
import { makeBackup } from '../backup.ts'
import { restoreBackup } from '../restore.ts'
import { runOnCopy } from './copy-site.ts'
import type { Installed, SecondPlace } from './second-place.ts'

/** How much room a copy takes on the way, in sizes of the site: what goes into the archive, the archive, and the copy. */
export const COPY_SIZES = 3

/** Copies a site that may be running into a second place, by a backup and its restore, and brings it to this release. */
export async function copySite(
  installed: Installed,
  place: SecondPlace,
  variables: Record<string, string>,
): Promise<void> {
  const archive = path.join(path.dirname(place.dataDir), 'copy.tar.gz')
  await makeBackup(installed, archive)
  await restoreBackup(place, archive)
  rmSync(archive)
  await runOnCopy(['scripts/setup.ts'], variables)
  // A copy is for changes, whatever the site takes now.
  await runOnCopy(['scripts/read-only.ts', 'off'], variables)
}
