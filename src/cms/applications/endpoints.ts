import type { Endpoint } from 'payload'
import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { attachment } from '#lib/http/attachment.ts'
import { refusal } from '#lib/http/respond.ts'
import { type Result, refuse } from '#lib/result.ts'
import { isFilesUnavailable } from '#providers/files/contract.ts'
import { resumes } from '#providers/private-files/registry.ts'
import { hasRole } from '../access/roles.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'

const query = z.object({
  application: wholeNumber(mustBe('an application')).pipe(z.int().positive()),
})

/**
 * `GET /admin/api/resumes/download?application=…`: the resume, always as a file to save. 403 for whoever is
 * no recruiter, 404 for applications at other locations, and for resumes that were deleted; 503 while the bucket
 * that has it does not answer.
 */
export const applicationEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/resumes/download',
    handler: async (req) => {
      if (!hasRole(req, 'recruiter')) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const asked = query.safeParse(Object.fromEntries(searchParams))
      if (!asked.success) return refusal(refuse('invalid'))
      const { docs } = await req.payload.find({
        collection: 'applications',
        where: { id: { equals: asked.data.application } },
        ...{ req, overrideAccess: false, depth: 0, limit: 1, pagination: false },
      })
      const { name, storedAs, mimeType } = docs[0]?.file ?? {}
      const found = storedAs ? await readResume(storedAs) : refuse('not_found')
      if (!found.ok) return refusal(found)
      await recordAct(req, {
        ...{ act: 'download_resume', actor: actorOf(req) },
        subject: `collections/applications/${asked.data.application}`,
        location: typeof docs[0]?.location === 'number' ? docs[0].location : null,
      })
      const headers = {
        'content-type': mimeType ?? 'application/octet-stream',
        'content-disposition': attachment(name ?? 'resume'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      }
      return new Response(new Uint8Array(found.value), { headers })
    },
  },
]

async function readResume(name: string): Promise<Result<Uint8Array, 'not_found' | 'unavailable'>> {
  try {
    return await resumes().read(name)
  } catch (error) {
    if (!isFilesUnavailable(error)) throw error
    console.warn('careers: a resume could not be read', { reason: error.reason })
    return refuse('unavailable')
  }
}
