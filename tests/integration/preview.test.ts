import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  DRAFT_COOKIE,
  type StaffSession,
  sessionDigest,
  verifyDraft,
} from '#lib/cookies/draft-cookie.ts'
import { signPreview, verifyPreview } from '#lib/security/preview-token.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'

let system: Content
let editor: StaffSession & { token: string }

beforeAll(async () => {
  system = await startContent()
  editor = await signedIn()
})
afterAll(() => system?.stop())

/** An editor in a new session. */
async function signedIn() {
  const token = await system.signIn(['editor'])
  const { user } = await system.request('/admin', token)
  const { id, _sid } = user as unknown as { id: number; _sid: string }
  return { token, staff: String(id), session: sessionDigest(_sid) }
}

async function visit(query: Record<string, string>) {
  const { GET } = await import('../../src/app/preview/route.ts')
  return GET(new Request(`http://localhost:3000/preview?${new URLSearchParams(query)}`))
}

const secret = (purpose: 'preview' | 'draft-cookie') =>
  deriveSecret(process.env.TABLESIDE_SECRET, purpose)
const tokenFor = (document: string, { staff, session }: StaffSession = editor) =>
  signPreview({ staff, session, document }, secret('preview'))

const menu = async (title: string) =>
  (await system.payload.create({ collection: 'menus', data: { title, _status: 'draft' } as never }))
    .id

const emailOf = async ({ staff }: StaffSession) =>
  (await system.payload.findByID({ collection: 'staff', id: Number(staff) })).email

describe('/preview (spec:routes.preview)', () => {
  it('leads to the document’s own page and shows its draft to this browser', async () => {
    const data = locationData('unpublished', { _status: 'draft' })
    const { id } = await system.payload.create({ collection: 'locations', data, draft: true })
    const documentId = `locations:${id}`
    const answer = await visit({ token: tokenFor(documentId), documentId })
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('/locations/unpublished')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const [name, value = ''] = (answer.headers.get('set-cookie') ?? '').split(/[=;]/)
    expect(name).toBe(DRAFT_COOKIE)
    const { staff, session } = editor
    const pass = { staff, session, document: documentId }
    expect(verifyDraft(value, secret('draft-cookie'))).toEqual(pass)
  })

  it.each([
    ['no token', () => ({})],
    ['a wrong token', () => ({ token: '1.s.9999999999.x', documentId: 'pages:1' })],
    ['another’s token', () => ({ token: tokenFor('pages:2'), documentId: 'pages:1' })],
    ['an unknown document', () => ({ token: tokenFor('pages:99'), documentId: 'pages:99' })],
    ['an unknown kind', () => ({ token: tokenFor('staff:1'), documentId: 'staff:1' })],
    ['a target in the query', () => ({ token: 'x', url: 'https://evil.example' })],
  ])('shows no draft and leads home with %s', async (_, query: () => Record<string, string>) => {
    const answer = await visit(query())
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('/')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('shows drafts for as long as the session stands that asked for them', async () => {
    const { isSessionActive } = await import('#data/site/staff-sessions.ts')
    const { payload } = system
    const documentId = `menus:${await menu('Of a session')}`
    const shows = async (who: StaffSession) => {
      const answer = await visit({ token: tokenFor(documentId, who), documentId })
      expect(await isSessionActive(who)).toBe(answer.headers.has('set-cookie'))
      return answer.headers.has('set-cookie')
    }
    const [leaves, isReset, isSentAway, isDeleted] = [
      await signedIn(),
      await signedIn(),
      await signedIn(),
      await signedIn(),
    ]
    for (const who of [leaves, isReset, isSentAway, isDeleted]) expect(await shows(who)).toBe(true)
    await system.rest('POST', '/staff/logout', { as: leaves.token })
    expect(await shows(leaves)).toBe(false)
    const token = await payload.forgotPassword({
      collection: 'staff',
      data: { email: await emailOf(isReset) },
      disableEmail: true,
    })
    const data = { token, password: 'a long walk on the pier' }
    await payload.resetPassword({ collection: 'staff', data, overrideAccess: true })
    expect(await shows(isReset)).toBe(false)
    const mustChange = { mustChangePassword: true }
    await payload.update({ collection: 'staff', id: Number(isSentAway.staff), data: mustChange })
    expect(await shows(isSentAway)).toBe(false)
    await payload.delete({ collection: 'staff', id: Number(isDeleted.staff) })
    expect(await shows(isDeleted)).toBe(false)
    expect(await shows({ ...editor, session: leaves.session })).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60 * 60 * 1000 })
    expect(await shows(editor)).toBe(false)
    vi.useRealTimers()
  })

  it('is offered to who may see drafts, and by a link of their own session', async () => {
    const linkFor = async (token: string) => {
      const req = await system.request('/admin', token)
      const { preview } = req.payload.collections.pages.config.admin
      return preview?.({ id: 1 }, { req } as never)
    }
    const link = new URL((await linkFor(editor.token)) ?? '')
    const token = link.searchParams.get('token') ?? ''
    const { staff, session } = editor
    expect(verifyPreview(token, 'pages:1', secret('preview'))).toEqual({ staff, session })
    const newcomer = await system.signIn(['admin'], { mustChangePassword: true })
    expect(await linkFor(newcomer)).toBeNull()
  })

  it('leads from a menu to the first location that shows it, else to its slices alone', async () => {
    const { payload } = system
    const [shown, unused] = [await menu('Shown'), await menu('Unused')]
    const location = await payload.create({
      collection: 'locations',
      data: locationData('with-a-menu'),
    })
    await payload.create({
      collection: 'zones',
      data: { title: 'Here', menuLayout: shown, locations: [{ location: location.id }] } as never,
    })
    const target = async (id: number) => {
      const documentId = `menus:${id}`
      const answer = await visit({ token: tokenFor(documentId), documentId })
      return answer.headers.get('location')
    }
    expect(await target(shown)).toBe('/locations/with-a-menu/menu')
    expect(await target(unused)).toBe('/slice-simulator')
  })

  it('offers an exit', async () => {
    const { GET } = await import('../../src/app/preview/exit/route.ts')
    const answer = GET()
    expect(answer.headers.get('set-cookie')).toMatch(new RegExp(`^${DRAFT_COOKIE}=;`))
  })
})
