import { previewPath } from '#data/content/preview.ts'
import { isSessionActive } from '#data/site/staff-sessions.ts'
import { draftCookieHeaders, signDraft } from '#lib/cookies/draft-cookie.ts'
import { verifyPreview } from '#lib/security/preview-token.ts'
import { deriveSecret, deriveSecrets, readWithAny } from '#lib/security/secrets.ts'
import { env } from '../../env.ts'

export const dynamic = 'force-dynamic'

/**
 * Starts a preview (spec:routes.preview): the token and the document decide where it leads, nothing else of the
 * address does. A wrong or old token, one whose session has ended, and an unknown
 * document lead home without any draft (spec:routes.preview-wrong).
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const document = searchParams.get('documentId') ?? ''
  const token = searchParams.get('token') ?? ''
  const asked = readWithAny(deriveSecrets(env, 'preview'), (secret) =>
    verifyPreview(token, document, secret),
  )
  const path = asked && (await isSessionActive(asked)) ? await previewPath(document) : null
  const headers = new Headers({ location: path || '/', 'cache-control': 'private, no-store' })
  if (asked && path) {
    const value = signDraft({ ...asked, document }, deriveSecret(env.secret, 'draft-cookie'))
    const cookies = draftCookieHeaders(value, env.publicUrl.startsWith('https:'))
    for (const cookie of cookies) headers.append(...cookie)
  }
  return new Response(null, { status: 307, headers })
}
