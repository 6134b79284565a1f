import { constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '#env.ts'
import { readFields } from '#lib/forms/field-errors.ts'
import { attachment } from '#lib/http/attachment.ts'
import { json, readJson, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { permitDownload, permitEnded, takePermit } from '../second-factor/download-permit.ts'
import { token } from '../second-factor/holder.ts'
import { makeTicket, readTicket } from '../second-factor/tickets.ts'
import { beginBackup } from './begin-backup.ts'
import { faultWords } from './fault-words.ts'
import { forAdministrators } from './for-administrators.ts'
import { fromFolders, SilentFolderError } from './from-folders.ts'
import * as t from './messages.gen.ts'
import { type ListedBackup, listBackups, readBackupState } from './read-backups.ts'

const nothing = z.strictObject({})
const permitBody = z.object({ backup: z.string().max(40), proof: token })

/**
 * Below `/admin/api/backups`, for administrators. `state`: whether one is being made, and how the last one stands. `make`
 * begins one (409 where one is being made already, or cannot be begun). `permit` answers with the address of a download
 * for a proof by the second step that was given just now; `download/{permit}` streams the archive, once and within a
 * minute, to whoever the permit was given to.
 */
export const backupEndpoints: Endpoint[] = [
  {
    ...{ method: 'get', path: '/backups/state' },
    handler: forAdministrators(async (req) => {
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const asked = readFields(nothing, Object.fromEntries(searchParams))
      if (!asked.ok) return refusal(asked)
      const { isUnderWay, run } = await readBackupState()
      return json({ isUnderWay, run })
    }),
  },
  { method: 'post', path: '/backups/make', handler: forAdministrators(make) },
  { method: 'post', path: '/backups/permit', handler: forAdministrators(permit) },
  { method: 'get', path: '/backups/download/:permit', handler: forAdministrators(download) },
]

async function make(req: PayloadRequest): Promise<Response> {
  const body = await readJson(req as Request, nothing)
  if (!body.ok) return refusal(body)
  const { backupDir } = env
  if (backupDir === null) return refusal(refuse('only_command', { message: t.onlyCommand() }))
  // A process that is begun on a folder that does not answer would hang on it.
  await fromFolders(() => stat(backupDir).catch(() => null))
  const said = await beginBackup()
  if ('fault' in said)
    return refusal(refuse(`backup_${said.fault.code}`, { message: faultWords(said.fault) }))
  await recordAct(req, { act: 'make_backup', actor: actorOf(req) })
  return json({})
}

async function permit(req: PayloadRequest): Promise<Response> {
  const body = await readJson(req as Request, permitBody)
  if (!body.ok) return refusal(body)
  const backup = await findBackup(body.value.backup)
  if (!backup) return refusal(refuse('not_found', { message: t.noSuchBackup() }))
  const given = await permitDownload(req, body.value.proof, (staff) =>
    makeTicket('backup-download', { staff, backup: backup.id }),
  )
  if ('refused' in given) return given.refused
  return json({ href: `/admin/api/backups/download/${given.permit}` })
}

async function download(req: PayloadRequest): Promise<Response> {
  const ticket = readTicket('backup-download', String(req.routeParams?.permit))
  if (!ticket || ticket.claims.staff !== Number(req.user?.id)) return permitEnded()
  const backup = await findBackup(ticket.claims.backup)
  const file = backup ? await openFile(backup.file) : null
  if (!backup || !file) return refusal(refuse('not_found', { message: t.noSuchBackup() }))
  let hasLeft = false
  try {
    if (!(await takePermit(req, ticket, { act: 'download_backup', title: backup.made })))
      return permitEnded()
    const { size } = await file.stat()
    hasLeft = true
    return new Response(Readable.toWeb(file.createReadStream()) as ReadableStream, {
      headers: {
        'content-type': 'application/gzip',
        'content-length': String(size),
        'content-disposition': attachment(path.basename(backup.file)),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    })
  } finally {
    // The stream closes what it reads.
    if (!hasLeft) await file.close()
  }
}

async function openFile(file: string): Promise<FileHandle | null> {
  const opened: Promise<FileHandle>[] = []
  try {
    return await fromFolders(() => {
      const opening = open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
      opened.push(opening)
      return opening
    })
  } catch (error) {
    if (error instanceof SilentFolderError) {
      // It may be opened all the same, when nobody waits for it any more.
      for (const opening of opened) opening.then((late) => late.close()).catch(() => {})
      throw error
    }
    console.warn('backups: an archive could not be opened', (error as NodeJS.ErrnoException).code)
    return null
  }
}

/** A backup that was written down and is there, by what it was listed as: no path comes from a request. */
async function findBackup(id: string): Promise<ListedBackup | undefined> {
  return (await listBackups()).find((one) => one.id === id && one.isThere)
}
