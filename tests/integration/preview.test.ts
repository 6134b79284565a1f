import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DRAFT_COOKIE, verifyDraft } from '#lib/draft-cookie.ts'
import { signPreview } from '#lib/preview-token.ts'
import { deriveSecret } from '#lib/secrets.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'

let system: Content

beforeAll(async () => {
  system = await startContent()
})
afterAll(() => system?.stop())

async function visit(query: Record<string, string>) {
  const { GET } = await import('../../src/app/preview/route.ts')
  return GET(new Request(`http://localhost:3000/preview?${new URLSearchParams(query)}`))
}

const secret = (purpose: 'preview' | 'draft-cookie') =>
  deriveSecret(process.env.TABLESIDE_SECRET, purpose)
const tokenFor = (document: string) => signPreview({ staff: '1', document }, secret('preview'))

describe('/preview (S1 §7, D-74)', () => {
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
    expect(verifyDraft(value, secret('draft-cookie'))).toEqual({ staff: '1', document: documentId })
  })

  it.each([
    ['no token', () => ({})],
    ['a wrong token', () => ({ token: '1.9999999999.x', documentId: 'pages:1' })],
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

  it('leads from a menu to the first location that shows it, else to its slices alone', async () => {
    const { payload } = system
    const menu = async (title: string) =>
      (await payload.create({ collection: 'menus', data: { title, _status: 'draft' } as never })).id
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
