import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Context } from 'oidc-provider'

/** Somebody with an account at the provider; what is left out it does not say. */
export type Known = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
  /** By what they prove there who they are. */
  amr?: string[]
}

/** A real provider of OpenID Connect on this machine. */
export type IdentityServer = {
  issuer: string
  /** The variables of a site that signs its staff in there. */
  env: Record<string, string>
  /** Lets a site sign in by it. */
  register(site: string): void
  /** Who signs in without being asked; null = a page asks, with a button for each of `people`. */
  signsIn: Known | 'denies' | null
  people: Known[]
  /** What it does with every request: hangs up, or fails; null = it answers. */
  fault: 'hangs up' | 'fails' | null
  /** Called when an ID token is made, before it is sent. */
  onToken(): void
  stop(): Promise<void>
}

/** How long its ID tokens are good for, s. */
export const TOKEN_SECONDS = 30

const CLIENT = { id: 'tableside', secret: randomBytes(24).toString('base64url') }
const CLAIMS = ['email', 'email_verified', 'name', 'groups']

/** Starts a provider on a free port. On `127.0.0.1` it is another site for browsers than one on `localhost`. */
export async function startIdentityServer(): Promise<IdentityServer> {
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) =>
    response.writeHead(503).end()
  const http = createServer((request, response) => {
    if (server.fault === 'hangs up') return void request.socket.destroy()
    if (server.fault === 'fails') return void response.writeHead(500).end()
    void answer(request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const server: IdentityServer = {
    issuer,
    env: {
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
      OIDC_SCOPES: 'openid profile email groups',
    },
    register(site) {
      answer = serve(server, site)
    },
    ...{ signsIn: null, people: [], fault: null, onToken: () => {} },
    async stop() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  return server
}

function serve(server: IdentityServer, site: string) {
  const provider = new Provider(server.issuer, configuration(site))
  const callback = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', server.issuer)
    if (pathname === '/token') beforeEnd(response, () => server.onToken())
    if (!pathname.startsWith('/interaction/')) return callback(request, response)
    const chosen = searchParams.get('sub')
    const person =
      chosen === 'nobody'
        ? 'denies'
        : (server.people.find(({ sub }) => sub === chosen) ?? server.signsIn)
    if (person === null) return askWho(server, pathname, response)
    if (person === 'denies')
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    remember(person)
    const { sub: accountId, amr } = person
    const login = amr ? { accountId, amr } : { accountId }
    return provider.interactionFinished(request, response, { login })
  }
}

function beforeEnd(response: ServerResponse, act: () => void) {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
  response.end = (...given: unknown[]) => {
    act()
    return end(...given)
  }
}

const remembered = new Map<string, Known>()
const remember = (person: Known) => remembered.set(person.sub, person)

function askWho({ people }: IdentityServer, pathname: string, response: ServerResponse) {
  const buttons = [...people, { sub: 'nobody', name: 'Nobody' }].map(
    ({ sub, name }) => `<button name="sub" value="${sub}">${name}</button>`,
  )
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    `<!doctype html><html lang="en"><title>Who are you?</title><main><h1>Who are you?</h1>
     <form action="${pathname}">${buttons.join('')}</form></main></html>`,
  )
}

function configuration(site: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        ...{ client_id: CLIENT.id, client_secret: CLIENT.secret },
        redirect_uris: [`${site}/admin/api/single-sign-on/callback`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: {
      openid: ['sub', 'amr'],
      ...{ profile: ['name'], email: ['email', 'email_verified'], groups: ['groups'] },
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: {
      ...{ AccessToken: 600, AuthorizationCode: 60, Grant: 600, Interaction: 600, Session: 600 },
      IdToken: TOKEN_SECONDS,
    },
    pkce: { required: () => true },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => {
        const person: Record<string, unknown> = { ...remembered.get(sub) }
        return Object.fromEntries(['sub', ...CLAIMS].map((name) => [name, person[name]]))
      },
    }),
    // Nobody is asked whether this site may know them: it is their employer's.
    async loadExistingGrant({ oidc }: Context) {
      const { accountId } = oidc.session
      const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId })
      grant.addOIDCScope('openid profile email groups')
      await grant.save()
      return grant
    },
  }
}
