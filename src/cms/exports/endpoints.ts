import { once } from 'node:events'
import { ReadableStream as WebStream } from 'node:stream/web'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { attachment } from '#lib/http/attachment.ts'
import { json, readJson, refusal } from '#lib/http/respond.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { refuse } from '#lib/result.ts'
import { forAdministrators } from '../access/for-administrators.ts'
import { permitDownload, permitEnded, takePermit } from '../second-factor/download-permit.ts'
import { token } from '../second-factor/holder.ts'
import { makeTicket, readTicket } from '../second-factor/tickets.ts'
import * as t from './messages.gen.ts'
import { type ArchiveWriter, openArchiveWriter } from './write-archive.ts'
import { writeExport } from './write-export.ts'

const permitBody = z.object({ proof: token })

/**
 * Below `/admin/api/exports`, for administrators. `permit` answers with the address of a download for a proof by the second
 * step that was given just now; `download/{permit}` writes the archive as it is read, once and within a minute, for whoever
 * the permit was given to. An archive that cannot be written to its end is cut off.
 */
export const exportEndpoints: Endpoint[] = [
  { method: 'post', path: '/exports/permit', handler: forAdministrators(permit) },
  { method: 'get', path: '/exports/download/:permit', handler: forAdministrators(download) },
]

async function permit(req: PayloadRequest): Promise<Response> {
  const body = await readJson(req as Request, permitBody)
  if (!body.ok) return refusal(body)
  const given = await permitDownload(req, body.value.proof, (staff) =>
    makeTicket('export-download', { staff }),
  )
  if ('refused' in given) return given.refused
  return json({ href: `/admin/api/exports/download/${given.permit}` })
}

/** Whether this process writes one: each reads everything. */
const underWay = () => processSingleton('export-under-way', () => ({ is: false }))

async function download(req: PayloadRequest): Promise<Response> {
  const ticket = readTicket('export-download', String(req.routeParams?.permit))
  if (!ticket || ticket.claims.staff !== Number(req.user?.id)) return permitEnded()
  if (underWay().is) return refusal(refuse('export_under_way', { message: t.underWay() }))
  const made = new Date()
  const archive = await openAlone(req, ticket, made)
  if (!archive) return permitEnded()
  const { output } = archive
  // Its reader gets the error, and so does the log; until there is a reader nobody else would listen to it.
  output.on('error', () => {})
  const writing = writeAlone(req, archive)
  // What cannot be begun is refused, and not cut off.
  await Promise.race([once(output, 'readable'), writing])
  // `Readable.toWeb` throws out of the event loop where its reader leaves.
  return new Response(WebStream.from(output) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(`tableside-export-${made.toISOString().slice(0, 10)}.zip`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

/** Opens an archive and marks an export as under way in this process. Returns null if the permit was used before. */
async function openAlone(
  req: PayloadRequest,
  ticket: Parameters<typeof takePermit>[1],
  made: Date,
): Promise<ArchiveWriter | null> {
  let archive: ArchiveWriter | null = null
  underWay().is = true
  try {
    if (await takePermit(req, ticket, { act: 'download_export' })) archive = openArchiveWriter(made)
    return archive
  } finally {
    underWay().is = archive !== null
  }
}

/** Writes an export, then clears the mark that one is under way. If it fails, the output ends with the error. */
async function writeAlone(req: PayloadRequest, archive: ArchiveWriter): Promise<void> {
  const { output } = archive
  try {
    await writeExport(req, archive)
  } catch (error) {
    // Whoever downloads it may have stopped.
    if (!output.destroyed) req.payload.logger.error({ err: error, msg: 'an export was cut off' })
    output.destroy(error as Error)
    throw error
  } finally {
    underWay().is = false
  }
}
