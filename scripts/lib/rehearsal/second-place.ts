import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { directUrlOf, type PostgresAddresses } from '#lib/postgres/addresses.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { freeBytesOf, TOO_LITTLE_SPACE } from '#lib/system/free-space.ts'
import { sizeLabel } from '#lib/system/size-label.ts'
import { isAbandoned } from '../backup-names.ts'
import { bytesToCopy } from '../backup-room.ts'
import { createTrialDatabase } from '../postgres-tools.ts'

/** Where an installation has its data. */
export type Installed = PostgresAddresses & { dataDir: string; backupDir: string | null }

/** Where a rehearsal has data of its own. */
export type SecondPlace = { dataDir: string; databaseUrl: string | undefined }

/** A second place and what has to be undone before its folder can go, the last first: a disk that was mounted there. */
export type OwnPlace = SecondPlace & { undo: (() => void)[] }

const PREFIX = 'tableside-rehearsal-'

export type SecondPlaceOptions = {
  /** Folder in which the second data folder is made. */
  within: string
  /** Leaves folder and database where they are. */
  keep: boolean
  /** How much room the work takes at most, in sizes of the site; 1 unless told. */
  sizes?: number
}

/**
 * Does work on a second data folder, and on a second database where the installation is on Postgres. Both are empty, and
 * are removed when the work has ended or is interrupted; what a rehearsal that was killed left behind goes after twelve
 * hours. Throws an `OperatorError` where a copy of the data would leave the disk with too little room.
 */
export async function inSecondPlace<T>(
  installed: Installed,
  { within, keep, sizes = 1 }: SecondPlaceOptions,
  work: (place: OwnPlace) => Promise<T>,
): Promise<T> {
  mkdirSync(within, { recursive: true })
  removeAbandoned(within)
  await refuseWithoutRoom(installed, within, sizes)
  const home = mkdtempSync(path.join(within, PREFIX))
  const url = directUrlOf(installed)
  const database = url ? await createTrialDatabase(url) : null
  const undo: OwnPlace['undo'] = []
  const remove = async () => {
    try {
      for (let step = undo.pop(); step; step = undo.pop()) step()
      await database?.drop()
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  }
  const interrupted = () =>
    void remove()
      .catch((error: unknown) => console.error(error))
      .finally(() => process.exit(1))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  if (!keep) for (const signal of signals) process.once(signal, interrupted)
  try {
    return await work({ dataDir: path.join(home, 'data'), databaseUrl: database?.url, undo })
  } finally {
    for (const signal of signals) process.off(signal, interrupted)
    if (!keep) await remove()
  }
}

async function refuseWithoutRoom(
  { dataDir, backupDir, ...addresses }: Installed,
  within: string,
  sizes: number,
): Promise<void> {
  const where = { dataDir, backups: [backupDir], url: directUrlOf(addresses) }
  const needed = (await bytesToCopy(where)) * sizes
  const free = freeBytesOf(within)
  if (free >= needed + TOO_LITTLE_SPACE) return
  throw new OperatorError(
    `This takes about ${sizeLabel(needed)}, and ${sizeLabel(free)} are free in ${path.resolve(within)}: ` +
      `it would leave less than ${sizeLabel(TOO_LITTLE_SPACE)}. Name a folder on another disk: --in FOLDER.`,
  )
}

function removeAbandoned(within: string): void {
  for (const name of readdirSync(within)) {
    if (!name.startsWith(PREFIX)) continue
    const left = path.join(within, name)
    const entry = statSync(left, { throwIfNoEntry: false })
    if (entry && isAbandoned(entry.mtimeMs)) rmSync(left, { recursive: true, force: true })
  }
}
