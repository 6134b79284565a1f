import { expect, test } from 'vitest'
import { goThrough } from '#tests/support/oidc/go-through.ts'
import { startIdentityServer } from '#tests/support/oidc/identity-server.ts'
import { describeIdentityProvider } from '../suite.ts'
import { createOidc } from './adapter.ts'
import type { Client } from './env.ts'

const SITE = 'http://localhost:3000'
const callback = new URL(`${SITE}/admin/api/single-sign-on/callback`)
const known = { sub: 'sam', email: 'sam@example.com', email_verified: true, groups: ['editors'] }

async function start() {
  const server = await startIdentityServer()
  server.register(SITE)
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = server.env
  const client: Client = {
    ...{ issuer: OIDC_ISSUER, id: OIDC_CLIENT_ID, secret: OIDC_CLIENT_SECRET, label: null },
    ...{ scope: 'openid email groups', groupsClaim: 'groups' },
    policy: { rules: [], makesAccounts: false, secondSteps: [] },
  }
  const said: string[] = []
  return { server, client, said, log: (line: string) => void said.push(line) }
}

describeIdentityProvider('OpenID Connect', async () => {
  const { server, client, log } = await start()
  const through = (who: typeof known | 'denies') => (url: string) => {
    server.signsIn = who
    return goThrough(url, SITE)
  }
  return {
    provider: createOidc({ client, log }),
    callback,
    ...{ goThrough: through(known), turnDown: through('denies') },
    setDown: (isDown) => {
      server.fault = isDown ? 'hangs up' : null
    },
    expected: { subject: 'sam', email: 'sam@example.com', groups: ['editors'] },
    stop: () => server.stop(),
  }
})

test('a provider that was down is asked again, and the log has a code and no secret', async () => {
  const { server, client, said, log } = await start()
  const provider = createOidc({ client, log })
  server.fault = 'fails'
  expect(await provider.begin(callback)).toMatchObject({ code: 'provider_unavailable' })
  server.fault = null
  const begun = await provider.begin(callback)
  if (!begun.ok) throw new Error(begun.code)
  const wrong = createOidc({ client: { ...client, secret: 'a wrong secret' }, log })
  server.signsIn = known
  const answer = await goThrough(begun.value.url, SITE)
  expect(await wrong.finish(answer, begun.value.checks)).toMatchObject({ code: 'misconfigured' })
  expect(said).toEqual([
    expect.stringMatching(/^single sign-on, begin: provider_unavailable \([\w ]+\)$/),
    expect.stringMatching(/^single sign-on, finish: misconfigured \([\w ]+\)$/),
  ])
  await server.stop()
})
