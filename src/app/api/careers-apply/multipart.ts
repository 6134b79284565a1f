import { readBytes } from '#lib/http/respond.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import * as t from '../messages.gen.ts'

type FormCode = 'unsupported_media_type' | 'too_large' | 'malformed'

/** Parts that a form may have: more than any of ours, and few enough to cost nothing. */
export const MOST_PARTS = 40

/** Bytes of a part's own head; a form's are a tenth of it. */
const LONGEST_HEAD = 4096

/**
 * Reads a form with files (multipart/form-data) of at most `maxBytes` and `MOST_PARTS`: 415, 413 and 400 as
 * refusals. No more than that is ever in memory: whatever comes after it is not read. The parts are counted
 * before anything of them is made.
 */
export async function readForm(
  request: Request,
  maxBytes: number,
): Promise<Result<FormData, FormCode>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse('unsupported_media_type')
  const body = await readBytes(request, maxBytes)
  if (!body.ok) return body
  const boundary = boundaryOf(type)
  const heads = boundary && headsOf(body.value, `--${boundary}`)
  if (!boundary || !heads) return notAForm()
  if (heads.length > MOST_PARTS)
    return refuse('too_large', { message: t.tooManyParts({ most: MOST_PARTS }) })
  if (heads.some((length) => length > LONGEST_HEAD)) return notAForm()
  try {
    // Said anew, so that nobody reads another boundary in it than was counted.
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
    return ok(await new Response(body.value, { headers }).formData())
  } catch {
    return notAForm()
  }
}

const notAForm = () => refuse('malformed', { message: t.bodyNotForm() })

/** The boundary between the parts (RFC 2046 §5.1.1), or null where there is none that one could have. */
function boundaryOf(type: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain ?? ''
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : null
}

/** The lengths of the parts' heads, of one more than may be at most. */
function headsOf(body: Buffer, delimiter: string): number[] {
  const lengths: number[] = []
  let at = body.indexOf(delimiter)
  while (at !== -1 && lengths.length <= MOST_PARTS) {
    const end = body.indexOf('\r\n\r\n', at)
    const next = body.indexOf(delimiter, at + delimiter.length)
    // Behind the last delimiter there is no part.
    if (next !== -1) lengths.push((end === -1 || end > next ? next : end) - at)
    at = next
  }
  return lengths
}
