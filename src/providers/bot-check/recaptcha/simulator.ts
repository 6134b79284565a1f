import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { createInjectedFaults } from '../../injected-faults.ts'
import { listenLocally } from '../../local-server.ts'
import type { Account } from './env.ts'
import { recaptchaJsStub } from './simulator/browser-script.ts'

/**
 * How a call fails. `silence`: there is no answer · `reset`: the connection is closed · `garbage`: status 200
 * and no JSON · `status`: an error of the server.
 */
export type InjectedFault =
  | { kind: 'silence' | 'reset' | 'garbage' }
  | { kind: 'status'; status: number }

type CallName = 'script' | 'token' | 'verify'

/** The calls by their paths. */
const CALLS: Record<string, CallName> = {
  '/api.js': 'script',
  '/token': 'token',
  '/siteverify': 'verify',
}

/** What `siteverify` tells of a token: `score` from 0 to 1, and `at`, the instant (ms) at which it was made. */
export type TokenFacts = { action: string; hostname: string; score?: number; at?: number }

export type Simulator = {
  account: Account
  /** Makes a token, as the script in a browser does. */
  tokenOf(made: TokenFacts): string
  /** The score of the tokens that browsers get from now on. */
  setScore(score: number): void
  /** The calls that were received, in order. */
  received: { call: CallName; fields: Record<string, string> }[]
  /** The next call of this kind fails. */
  injectFault(call: CallName, fault: InjectedFault): void
  stop(): Promise<void>
}

const SITE_KEY = 'site-key-of-the-simulator'
const SECRET_KEY = 'secret-key-of-the-simulator'
/** How long a token can be verified, ms. */
const TOKEN_LASTS = 2 * 60_000
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/**
 * Starts a stand-in of reCAPTCHA v3 on this machine, for tests and development: an HTTP server with
 * `siteverify`, which accepts each token once and for two minutes, and a stand-in of `api.js`.
 */
export async function startSimulator({ port = 0 } = {}): Promise<Simulator> {
  const tokens = createTokens()
  const faults = createInjectedFaults<CallName, InjectedFault>()
  const received: Simulator['received'] = []

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', server.origin)
    if (request.method === 'OPTIONS') return void response.writeHead(204, ANY_ORIGIN).end()
    const call = CALLS[pathname]
    if (!call) return void response.writeHead(404).end()
    const body = new URLSearchParams(await readText(request))
    const fields = Object.fromEntries([...searchParams, ...body])
    received.push({ call, fields })
    const fault = faults.take(call)
    if (fault?.kind === 'silence') return
    if (fault?.kind === 'reset') return void request.socket.destroy()
    if (fault?.kind === 'garbage') return void response.writeHead(200).end('<!doctype html>')
    if (fault?.kind === 'status') return void response.writeHead(fault.status).end()
    const { status, type, text } = replyTo(call, fields, tokens, server.origin)
    response.writeHead(status, { 'content-type': type, ...ANY_ORIGIN }).end(text)
  }

  const server = await listenLocally(port, (request, response) => void serve(request, response))
  return {
    account: {
      siteKey: SITE_KEY,
      secretKey: SECRET_KEY,
      minScore: 0.5,
      verifyUrl: `${server.origin}/siteverify`,
      scriptUrl: `${server.origin}/api.js`,
    },
    tokenOf: tokens.make,
    setScore: tokens.setScore,
    received,
    injectFault: faults.inject,
    stop: server.stop,
  }
}

type Reply = { status: number; type: string; text: string }

function replyTo(
  call: CallName,
  fields: Record<string, string>,
  tokens: Tokens,
  origin: string,
): Reply {
  if (call === 'script') {
    const known = fields.render === SITE_KEY
    const text = known ? `(${recaptchaJsStub})(${JSON.stringify(origin)})` : ''
    return { status: known ? 200 : 400, type: 'text/javascript', text }
  }
  if (call === 'verify') {
    return { status: 200, type: 'application/json', text: JSON.stringify(tokens.verify(fields)) }
  }
  const { key, action = '', hostname = '' } = fields
  if (key !== SITE_KEY) return { status: 400, type: 'text/plain', text: '' }
  return { status: 200, type: 'text/plain', text: tokens.make({ action, hostname }) }
}

type Tokens = ReturnType<typeof createTokens>

/** Makes tokens, and verifies them as `siteverify` does. */
function createTokens() {
  const tokens = new Map<string, Required<TokenFacts>>()
  let scoring = 0.9
  return {
    make({ action, hostname, score = scoring, at = Date.now() }: TokenFacts): string {
      const token = randomBytes(48).toString('base64url')
      tokens.set(token, { action, hostname, score, at })
      return token
    },
    setScore(score: number): void {
      scoring = score
    },
    verify({ secret, response }: Record<string, string>): object {
      const refused = (code: string) => ({ success: false, 'error-codes': [code] })
      if (!secret) return refused('missing-input-secret')
      if (secret !== SECRET_KEY) return refused('invalid-input-secret')
      if (!response) return refused('missing-input-response')
      const made = tokens.get(response)
      // Google does not remember what it never made, and says of what it made that its time is over.
      if (!made) return refused('invalid-input-response')
      tokens.set(response, { ...made, at: 0 })
      if (Date.now() - made.at > TOKEN_LASTS) return refused('timeout-or-duplicate')
      const { action, hostname, score, at } = made
      return { success: true, challenge_ts: new Date(at).toISOString(), hostname, score, action }
    },
  }
}
