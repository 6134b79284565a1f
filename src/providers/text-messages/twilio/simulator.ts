import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { createInjectedFaults } from '../../injected-faults.ts'
import { listenLocally } from '../../local-server.ts'
import type { Account } from './env.ts'
import { signatureOf } from './signature.ts'

/**
 * How a call fails. `silence`: there is no answer · `reset`: the connection is closed before anything is done · `lost`:
 * the message is taken, and the connection is closed before the answer · `error`: a status with a code of Twilio's.
 */
export type InjectedFault =
  | { kind: 'silence' | 'reset' | 'lost' }
  | { kind: 'error'; status: number; code: number }

type Taken = { sid: string; to: string; from: string; body: string; callback: string; at: Date }

export type Simulator = {
  /** An account for the adapter. */
  account: Account
  /** The messages that were taken, in their order. */
  taken: Taken[]
  /** Numbers that said STOP. */
  stopped: Set<string>
  /** The next `times` calls (1 unless given) fail. */
  injectFault(call: 'send' | 'find', fault: InjectedFault, times?: number): void
  clearFaults(): void
  /** A form as Twilio posts it to an address, with its signature. */
  post(
    url: string,
    fields: Record<string, string>,
  ): { url: string; body: string; signature: string }
  stop(): Promise<void>
}

const SID = `AC${'0123456789abcdef'.repeat(2)}`
const TOKEN = 'a token for tests'
const FROM = '+16045550100'
const NUMBER = /^\+\d{8,15}$/

/**
 * Starts a stand-in of Twilio's Messages API on this machine, for tests and development: it takes forms with basic
 * authentication, keeps the messages in memory, lists them by number, and makes faults on request.
 */
export async function startSimulator({
  port = 0,
  now = () => new Date(),
} = {}): Promise<Simulator> {
  const taken: Taken[] = []
  const stopped = new Set<string>()
  const faults = createInjectedFaults<'send' | 'find', InjectedFault>()
  const basic = `Basic ${Buffer.from(`${SID}:${TOKEN}`).toString('base64')}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator')
    const fail = (status: number, code: number) =>
      reply(response, status, { code, message: 'Refused', more_info: '', status })
    if (pathname !== `/2010-04-01/Accounts/${SID}/Messages.json`) return fail(404, 20404)
    if (request.headers.authorization !== basic) return fail(401, 20003)
    const fault = faults.take(request.method === 'POST' ? 'send' : 'find')
    if (fault?.kind === 'silence') return
    if (fault?.kind === 'reset') return void response.destroy()
    if (fault?.kind === 'error') return fail(fault.status, fault.code)
    if (request.method === 'GET') return reply(response, 200, listOf(taken, searchParams))
    const form = new URLSearchParams(await readText(request))
    const [to, body] = [form.get('To') ?? '', form.get('Body') ?? '']
    if (!NUMBER.test(to)) return fail(400, 21211)
    if (stopped.has(to)) return fail(400, OPTED_OUT_CODE)
    if (!body) return fail(400, 21602)
    const from = form.get('From') ?? form.get('MessagingServiceSid')
    if (!from) return fail(400, 21603)
    const sid = `SM${String(taken.length).padStart(32, '0')}`
    const one = { sid, to, from, body, callback: form.get('StatusCallback') ?? '', at: now() }
    taken.push(one)
    if (fault?.kind === 'lost') return void response.destroy()
    reply(response, 201, { ...wireOf(one), status: 'queued' })
  }

  const { origin, stop } = await listenLocally(port, (request, response) => {
    void serve(request, response)
  })
  return {
    account: { sid: SID, authToken: TOKEN, from: FROM, api: origin },
    ...{ taken, stopped, stop },
    injectFault: (call, fault, times) => faults.inject(call, fault, times),
    clearFaults: faults.clear,
    post: (url, fields) => {
      const body = new URLSearchParams(fields).toString()
      return { url, body, signature: signatureOf(TOKEN, url, body) }
    },
  }
}

const OPTED_OUT_CODE = 21610

function listOf(taken: readonly Taken[], query: URLSearchParams) {
  const since = query.get('DateSent>') ?? ''
  const found = taken.filter(
    ({ to, at }) => to === query.get('To') && at.toISOString().slice(0, 10) >= since,
  )
  return {
    messages: found
      .toReversed()
      .slice(0, Number(query.get('PageSize') ?? 50))
      .map(wireOf),
  }
}

function wireOf({ sid, to, from, body, at }: Taken) {
  return { sid, to, from, body, date_created: at.toUTCString(), direction: 'outbound-api' }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
