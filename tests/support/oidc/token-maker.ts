import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>
type Key = { publicKey: KeyObject; privateKey: KeyObject }

/** An ID token of the test's own making: what it says, what its head says, and how it is signed. */
export type MadeToken = {
  claims?: Claims
  head?: Claims
  signedBy?: 'the provider' | 'somebody else' | 'nobody' | 'the client’s secret'
}

const KEY_ID = 'the-key'
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const newKey = (): Key => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A provider of OpenID Connect that asks nobody who they are, and answers each code with the token that `next` says. */
export async function startTokenMaker(client: { id: string; secret: string }) {
  const [own, foreign] = [newKey(), newKey()]
  const next: { token: MadeToken } = { token: {} }
  const asked: string[] = []
  const http = createServer((request, response) => {
    const path = new URL(request.url ?? '', issuer).pathname
    asked.push(path)
    const answer = answers[path]
    if (answer) send(response, answer())
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  const jwk = ({ publicKey }: Key) => ({
    ...publicKey.export({ format: 'jwk' }),
    ...{ kid: KEY_ID, use: 'sig', alg: 'RS256' },
  })
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/keys`, response_types_supported: ['code'] },
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({ keys: [jwk(own)] }),
    '/foreign-keys': () => ({ keys: [jwk(foreign)] }),
    '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken(next.token) }),
  }

  function idToken({ claims, head, signedBy = 'the provider' }: MadeToken): string {
    const now = Math.floor(Date.now() / 1000)
    const alg = { nobody: 'none', 'the client’s secret': 'HS256' }[signedBy as string] ?? 'RS256'
    const jwkOfForeign = signedBy === 'somebody else' ? { jku: `${issuer}/foreign-keys` } : {}
    const body = [
      encoded({ alg, kid: KEY_ID, ...jwkOfForeign, ...head }),
      encoded({
        ...{ iss: issuer, aud: client.id, sub: 'sam', iat: now, exp: now + 60 },
        ...{ email: 'sam@example.com', email_verified: true, groups: [] },
        ...claims,
      }),
    ].join('.')
    return `${body}.${signature(body, signedBy)}`
  }

  function signature(body: string, by: MadeToken['signedBy']): string {
    if (by === 'nobody') return ''
    if (by === 'the client’s secret')
      return createHmac('sha256', client.secret).update(body).digest('base64url')
    const { privateKey } = by === 'somebody else' ? foreign : own
    return sign('sha256', Buffer.from(body), privateKey).toString('base64url')
  }

  return {
    ...{ issuer, next, asked },
    async stop() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
