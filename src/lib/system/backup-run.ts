import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readTextOrNull } from './read-text.ts'

/**
 * Why there is no backup. `under_way`: another one is being made · `no_folder`: its folder cannot be written ·
 * `no_room`: it would need more room (bytes) than is free · `disk_full`: the disk filled up meanwhile · `told`: what the
 * command says of it, in words for operators · `unknown`: the log says why.
 */
const fault = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['under_way', 'no_folder', 'disk_full', 'unknown']) }),
  z.object({ code: z.literal('no_room'), needed: z.number(), free: z.number() }),
  z.object({ code: z.literal('told'), message: z.string() }),
])
export type BackupFault = z.output<typeof fault>

const run = z.discriminatedUnion('state', [
  z.object({ state: z.literal('running'), begun: z.iso.datetime() }),
  z.object({ state: z.literal('done'), begun: z.iso.datetime(), ended: z.iso.datetime() }),
  z.object({ state: z.literal('failed'), begun: z.iso.datetime(), ended: z.iso.datetime(), fault }),
])

/** The last backup that an administrator began, as the process that makes it writes it down. */
export type BackupRun = z.output<typeof run>

/** What that process says to the site that has started it: it has begun, or why it does not begin. */
export const backupAnswer = z.union([z.object({ begun: z.literal(true) }), z.object({ fault })])
export type BackupAnswer = z.output<typeof backupAnswer>

const fileOf = (backupDir: string) => path.join(backupDir, 'backup-run.json')

/** Writes down how a backup stands. */
export function writeRun(backupDir: string, state: BackupRun): void {
  const temporary = `${fileOf(backupDir)}.new`
  writeFileSync(temporary, JSON.stringify(state), { mode: 0o600 })
  renameSync(temporary, fileOf(backupDir))
}

/** How the last one that an administrator began stands; null where nobody has begun one. */
export async function readRun(backupDir: string): Promise<BackupRun | null> {
  const text = await readTextOrNull(fileOf(backupDir))
  return text === null ? null : run.parse(JSON.parse(text))
}
