import { readBytes } from './http.ts'
import { ok, type Result, refuse } from './result.ts'

type FormCode = 'unsupported_media_type' | 'too_large' | 'malformed'

/**
 * Reads a form with files (multipart/form-data) of at most `maxBytes`: 415, 413 and 400 as refusals. No
 * more than that is ever in memory: whatever comes after it is not read.
 */
export async function readForm(
  request: Request,
  maxBytes: number,
): Promise<Result<FormData, FormCode>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse('unsupported_media_type')
  const body = await readBytes(request, maxBytes)
  if (!body.ok) return body
  try {
    return ok(await new Response(body.value, { headers: { 'content-type': type } }).formData())
  } catch {
    return refuse('malformed', { message: 'The body is not a form.' })
  }
}
