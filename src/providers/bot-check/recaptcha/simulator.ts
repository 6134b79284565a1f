import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { Account } from './env.ts'
import { recaptchaJsStub } from './simulator/browser-script.ts'

/**
 * How a call goes wrong. `silence`: no answer ever · `reset`: the line drops · `garbage`: 200 and no JSON ·
 * `status`: an error of the server.
 */
export type InjectedFault =
  | { kind: 'silence' | 'reset' | 'garbage' }
  | { kind: 'status'; status: number }

type CallName = 'script' | 'token' | 'verify'

/** What a token says when it is asked about. */
export type TokenFacts = { action: string; hostname: string; score?: number; at?: number }

export type Simulator = {
  account: Account
  /** A token as the script in a browser gets it. */
  tokenOf(made: TokenFacts): string
  /** The score of the tokens that browsers get from now on. */
  setScore(score: number): void
  /** Calls that came in, in order. */
  received: { call: CallName; fields: Record<string, string> }[]
  /** The next call of this kind goes wrong. */
  injectFault(call: CallName, fault: InjectedFault): void
  stop(): Promise<void>
}

const SITE_KEY = 'site-key-of-the-simulator'
const SECRET_KEY = 'secret-key-of-the-simulator'
const TOKEN_LASTS = 2 * 60_000
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/**
 * reCAPTCHA v3 on this machine: answers `siteverify` as Google does, each token once and for two
 * minutes, and serves a stand-in for `api.js`. For tests and for development.
 */
export async function startSimulator({ port = 0 } = {}): Promise<Simulator> {
  const tokens = new Map<string, Required<TokenFacts>>()
  const faults: { call: CallName; fault: InjectedFault }[] = []
  const received: Simulator['received'] = []
  let origin = ''
  let scoring = 0.9

  function tokenOf({ action, hostname, score = scoring, at = Date.now() }: TokenFacts): string {
    const token = randomBytes(48).toString('base64url')
    tokens.set(token, { action, hostname, score, at })
    return token
  }

  function verdictOn({ secret, response }: Record<string, string>): object {
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
  }

  function respond(call: CallName, fields: Record<string, string>, response: ServerResponse) {
    const send = (status: number, type: string, body: string) =>
      void response.writeHead(status, { 'content-type': type, ...ANY_ORIGIN }).end(body)
    if (call === 'script') {
      const known = fields.render === SITE_KEY
      const script = known ? `(${recaptchaJsStub})(${JSON.stringify(origin)})` : ''
      return send(known ? 200 : 400, 'text/javascript', script)
    }
    if (call === 'verify') return send(200, 'application/json', JSON.stringify(verdictOn(fields)))
    const { key, action = '', hostname = '' } = fields
    if (key !== SITE_KEY) return send(400, 'text/plain', '')
    return send(200, 'text/plain', tokenOf({ action, hostname }))
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    if (request.method === 'OPTIONS') return void response.writeHead(204, ANY_ORIGIN).end()
    const call = ({ '/api.js': 'script', '/token': 'token', '/siteverify': 'verify' } as const)[
      pathname
    ]
    if (!call) return void response.writeHead(404).end()
    const body = new URLSearchParams(await readText(request))
    const fields = Object.fromEntries([...searchParams, ...body])
    received.push({ call, fields })
    const index = faults.findIndex((entry) => entry.call === call)
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
    if (fault?.kind === 'silence') return
    if (fault?.kind === 'reset') return void request.socket.destroy()
    if (fault?.kind === 'garbage') return void response.writeHead(200).end('<!doctype html>')
    if (fault?.kind === 'status') return void response.writeHead(fault.status).end()
    respond(call, fields, response)
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    account: {
      siteKey: SITE_KEY,
      secretKey: SECRET_KEY,
      minScore: 0.5,
      verifyUrl: `${origin}/siteverify`,
      scriptUrl: `${origin}/api.js`,
    },
    tokenOf,
    setScore: (score) => {
      scoring = score
    },
    received,
    injectFault: (call, fault) => void faults.push({ call, fault }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
