import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '#lib/process/operator-error.ts'
import { freeBytesOf, TOO_LITTLE_SPACE } from '#lib/system/free-space.ts'
import { type CopiedFrom, isCopied } from './backup.ts'
import { postgresSize } from './postgres-tools.ts'

type Where = CopiedFrom & { url?: string | undefined }

/** There is too little room for a backup; both in bytes. */
export class NoRoom extends OperatorError {
  readonly needed: number
  readonly free: number

  constructor(needed: number, free: number) {
    super(`A backup needs about ${needed} bytes of room, and ${free} are free.`)
    this.needed = needed
    this.free = free
  }
}

/**
 * Throws `NoRoom` where a backup in a folder, with what it needs on the way, would leave the disk with too little: a copy
 * of all that goes into it, the archive, and what it is restored into with `verify`.
 */
export async function refuseWithoutRoom(
  where: Where,
  folder: string,
  { verify }: { verify: boolean },
): Promise<void> {
  const needed = (await bytesToCopy(where)) * (verify ? 3 : 2)
  const free = freeBytesOf(folder)
  if (free < needed + TOO_LITTLE_SPACE) throw new NoRoom(needed, free)
}

/** How many bytes a copy of all that goes into a backup has. */
export async function bytesToCopy(where: Where): Promise<number> {
  return sizeOf(where, where.dataDir) + (where.url ? await postgresSize(where.url) : 0)
}

function sizeOf(where: Where, name: string): number {
  const entry = lstatSync(name, { throwIfNoEntry: false })
  if (!entry || !isCopied(where, name)) return 0
  if (!entry.isDirectory()) return entry.size
  return readdirSync(name).reduce((sum, one) => sum + sizeOf(where, path.join(name, one)), 0)
}
