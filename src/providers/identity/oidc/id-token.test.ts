import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MadeToken, startTokenMaker } from '#tests/support/oidc/token-maker.ts'
import { createOidc } from './adapter.ts'

const CLIENT = { id: 'tableside', secret: 'a secret that both know, of 32 signs' }
const callback = new URL('http://localhost:3000/admin/api/single-sign-on/callback')

let provider: Awaited<ReturnType<typeof startTokenMaker>>
beforeAll(async () => {
  provider = await startTokenMaker(CLIENT)
})
afterAll(() => provider?.stop())

/** What becomes of a sign-in that the provider answers with such a token. */
async function signInWith({ claims, ...token }: MadeToken) {
  const policy = { rules: [], makesAccounts: false, secondSteps: [] }
  const client = { ...CLIENT, label: null, scope: 'openid email', groupsClaim: 'groups', policy }
  const oidc = createOidc({ client: { ...client, issuer: provider.issuer }, log: () => {} })
  const begun = await oidc.begin(callback)
  if (!begun.ok) throw new Error(begun.code)
  const { checks } = begun.value
  provider.next.token = { ...token, claims: { nonce: checks.nonce, ...claims } }
  const answer = new URL(callback)
  answer.search = new URLSearchParams({ code: 'a-code', state: checks.state }).toString()
  return oidc.finish(answer, checks)
}

test('a token that the provider has signed for this site says who somebody is', async () => {
  expect(await signInWith({})).toMatchObject({ ok: true, value: { subject: 'sam' } })
})

// ASVS 6.8.2, 9.1.1, 9.1.2
test.each(['somebody else', 'nobody', 'the client’s secret'] as const)(
  'a token that was signed by %s says nothing',
  async (signedBy) => {
    expect(await signInWith({ signedBy })).toMatchObject({ ok: false, code: 'invalid_answer' })
  },
)

// ASVS 9.1.3
test('a token names no key to look at: those of the provider alone count', async () => {
  provider.asked.length = 0
  expect((await signInWith({ signedBy: 'somebody else' })).ok).toBe(false)
  expect(provider.asked).toContain('/keys')
  expect(provider.asked).not.toContain('/foreign-keys')
})

// ASVS 9.2.3, 10.5.4
test('a token for another site says nothing', async () => {
  const refused = { ok: false, code: 'invalid_answer' }
  expect(await signInWith({ claims: { aud: 'another-site' } })).toMatchObject(refused)
  const several = { aud: [CLIENT.id, 'another-site'], azp: 'another-site' }
  expect(await signInWith({ claims: several })).toMatchObject(refused)
})

// ASVS 9.2.1, 9.2.2, 10.5.1
test.each([
  ['is over', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ['has no end', { exp: undefined }],
  ['is of another sign-in', { nonce: 'of-another-sign-in' }],
  ['is of none, as a token for something else', { nonce: undefined }],
  ['is of another issuer', { iss: 'https://evil.example' }],
  ['is about nobody', { sub: undefined }],
])('a token that %s says nothing', async (_, claims) => {
  expect(await signInWith({ claims })).toMatchObject({ ok: false })
})
