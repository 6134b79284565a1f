import type { IncomingMessage, ServerResponse } from 'node:http'
import { createInjectedFaults } from '../../injected-faults.ts'
import { listenLocally } from '../../local-server.ts'
import type { Account } from './env.ts'

/**
 * How a call fails. `silence`: there is no answer · `reset`: the connection is closed before anything is done
 * · `lost`: the call is done, and the connection is closed before the answer · `slow`: the right answer comes
 * after `ms` · `garbage`: the call is done, and the answer has status 200 and no script · `status`: an error,
 * and nothing is done · `refused`: the error of the form, with `message` as HTML.
 */
export type InjectedFault =
  | { kind: 'silence' | 'reset' | 'lost' | 'garbage' }
  | { kind: 'slow'; ms: number }
  | { kind: 'status'; status: number }
  | { kind: 'refused'; message: string }

export type Simulator = {
  /** An account for the adapter. */
  account(call: Account['call']): Account
  /** The fields of every call, in their order. */
  received: [name: string, value: string][][]
  /** The subscribers by address, with the fields of their last call. */
  subscribers: Map<string, Record<string, string>>
  /** The next `times` calls (1 unless given) fail. */
  injectFault(fault: InjectedFault, times?: number): void
  /** Removes the faults that no call has used up. */
  clearFaults(): void
  stop(): Promise<void>
}

const FORM = { u: '3', f: '3', or: '0123456789abcdef0123456789abcdef' }
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Starts a stand-in of ActiveCampaign's `proc.php` on this machine, for tests and development: an HTTP server
 * that takes the fields of a form, keeps the subscribers in memory, answers with a script that calls the
 * form's own functions, and makes faults on request.
 */
export async function startSimulator({ port = 0 } = {}): Promise<Simulator> {
  const received: Simulator['received'] = []
  const subscribers: Simulator['subscribers'] = new Map()
  const faults = createInjectedFaults<'signUp', InjectedFault>()

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://simulator')
    const known = request.method === 'GET' && pathname === '/proc.php'
    if (!known || query.get('jsonp') !== 'true') return void response.writeHead(404).end()
    received.push([...query])
    const fault = faults.take('signUp')
    const kind = fault?.kind
    if (kind === 'silence') return
    if (kind === 'reset') return void response.destroy()
    if (fault?.kind === 'status')
      return void response.writeHead(fault.status).end('<!doctype html><p>Oops')
    const reply = fault?.kind === 'refused' ? failure(fault.message) : signUp(query, subscribers)
    if (kind === 'lost') return void response.destroy()
    if (fault?.kind === 'slow') setTimeout(() => send(response, reply), fault.ms)
    else if (kind === 'garbage') send(response, '<!doctype html><title>Please wait</title>')
    else send(response, reply)
  }

  const { origin, stop } = await listenLocally(port, serve)
  return {
    account: (call) => ({ origin, call, form: FORM }),
    received,
    subscribers,
    injectFault: (fault, times) => faults.inject('signUp', fault, times),
    clearFaults: faults.clear,
    stop,
  }
}

/** Adds the address of a form to the list, if it is valid; returns the script of the answer. */
function signUp(query: URLSearchParams, subscribers: Simulator['subscribers']): string {
  const { u, f } = FORM
  const form = query.get('u') === u && query.get('f') === f && query.get('act') === 'sub'
  if (!form) return failure('This form does not exist.')
  const email = query.get('email') ?? ''
  if (!EMAIL.test(email)) return failure('Please enter a valid <b>email</b> address.')
  subscribers.set(email.toLowerCase(), Object.fromEntries(query))
  const thanks = `<h2>Thanks, ${forHtml(query.get('firstname') ?? '')}!</h2>\n<p>You&#39;ll hear from us &amp; soon.</p>`
  const track = `https://trackcmp.net/visit?e=${encodeURIComponent(email)}`
  return call('_show_thank_you', FORM.f, thanks, track, email)
}

function failure(message: string): string {
  return call('_show_error', FORM.f, message, `<div class="_error-inner">${message}</div>`)
}

/** A function call in a script, with texts as PHP writes JSON: slashes are escaped. */
function call(name: string, ...values: string[]): string {
  return `${name}(${values.map((value) => JSON.stringify(value).replaceAll('/', '\\/')).join(', ')});\n`
}

function send(response: ServerResponse, text: string): void {
  const type = `${text.startsWith('<') ? 'text/html' : 'application/javascript'}; charset=utf-8`
  response.writeHead(200, { 'content-type': type }).end(text)
}

function forHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
