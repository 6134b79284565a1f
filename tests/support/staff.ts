import { DRAFT_COOKIE, signDraft } from '#lib/draft-cookie.ts'
import { signPreview } from '#lib/preview-token.ts'
import { deriveSecret } from '#lib/secrets.ts'
import { environment, type Seed, type Site } from './site.ts'

/** Asks the content system as a member of staff; answers with its JSON, throws on a refusal. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Chooses a password of one's own after the first login, as staff must, and signs in with it. */
export async function signIn(site: Site, { email, password }: Seed['staff']): Promise<Ask> {
  const own = 'a password of their own'
  const first = await login(site, email, password)
  await asking(site, first.token)('PATCH', `/staff/${first.user.id}`, { password: own })
  return asking(site, (await login(site, email, own)).token)
}

type Login = { token: string; user: { id: number } }

async function login(site: Site, email: string, password: string): Promise<Login> {
  return (await asking(site)('POST', '/staff/login', { email, password })) as Login
}

function asking(site: Site, token?: string): Ask {
  return async (method, path, body) => {
    const headers = new Headers({ 'content-type': 'application/json' })
    if (token) headers.set('authorization', `JWT ${token}`)
    const reply = await fetch(`${site.url}/admin/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
}

const secret = (purpose: 'preview' | 'draft-cookie') =>
  deriveSecret(environment({ dataDir: '' }).TABLESIDE_SECRET, purpose)

/** Path of a link as the admin's preview button has it. */
export function previewLink(documentId: string): string {
  const token = signPreview({ staff: '1', document: documentId }, secret('preview'))
  return `/preview?${new URLSearchParams({ token, documentId })}`
}

/** The `Cookie` header of staff who preview a document. */
export function draftCookie(document: string): string {
  return `${DRAFT_COOKIE}=${signDraft({ staff: '1', document }, secret('draft-cookie'))}`
}
