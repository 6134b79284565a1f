import type { z } from 'zod'
import { requestId } from '#lib/http/respond.ts'
import { fetchJson, type VendorCall, type VendorReply } from '../../fetch-json.ts'
import type { Account } from './env.ts'
import { type Failure, failureOf } from './errors.ts'
import { tokenReply } from './wire.ts'

/**
 * Timeouts for one reply, ms. A call is made at most twice; twice its timeout, with that of the token, is
 * shorter than the timeout of the browser.
 */
export type Timeouts = { token: number; ask: number; lock: number; reserve: number }
export const TIMEOUTS: Timeouts = { token: 1_500, ask: 2_500, lock: 4_000, reserve: 8_000 }

/** A token is renewed this long before it ends, ms. */
const EARLY = 60_000

export type ApiCall = {
  /** Name of the call in the log. */
  operation: string
  method?: VendorCall['method']
  path: string
  body?: unknown
  timeout: Exclude<keyof Timeouts, 'token'>
  /**
   * Request id of a write, by which OpenTable recognises a repeated one; without it the id of the request to
   * the site is sent.
   */
  requestId?: string
}

export type ApiResult<T> = { ok: true; value: T } | ({ ok: false } & Failure)

export type ClientOptions = {
  account: Account
  timeouts?: Timeouts
  log: (line: string) => void
}

/**
 * The HTTP client for OpenTable: adds the token and request ids, limits the time, retries once, and logs
 * failures without anything of a guest.
 */
export type OpenTableClient = {
  /** Makes a call and parses its reply by `shape`; a reply that does not fit is a failure. */
  request<T extends z.ZodType>(shape: T, asked: ApiCall): Promise<ApiResult<z.infer<T>>>
  /** Makes a call whose reply has no content that matters. */
  command(asked: ApiCall): Promise<ApiResult<null>>
}

export function createClient({
  account,
  timeouts = TIMEOUTS,
  log,
}: ClientOptions): OpenTableClient {
  const tokens = keepToken(account, timeouts.token, log)

  async function call(asked: ApiCall): Promise<VendorReply | null> {
    const id = asked.requestId ?? requestId()
    const send = (token: string) =>
      fetchJson(
        {
          name: `opentable ${asked.operation}`,
          method: asked.method ?? 'GET',
          url: account.api + asked.path,
          headers: {
            accept: 'application/json',
            'accept-language': 'en-US',
            authorization: `Bearer ${token}`,
            'x-request-id': id,
          },
          timeout: timeouts[asked.timeout],
          ...(asked.body === undefined ? {} : { body: asked.body }),
        },
        log,
      )
    const token = await tokens.get()
    if (!token) return null
    const reply = await send(token)
    if (reply?.status !== 401) return reply
    const fresh = await tokens.renew(token)
    return fresh ? send(fresh) : null
  }

  function failed(asked: ApiCall, reply: VendorReply | null) {
    const failure = failureOf(reply)
    const { kind, vendorRequestId } = failure
    const said = reply ? `status ${reply.status}` : 'no answer'
    log(
      `opentable ${asked.operation}: ${kind}, ${said}, request ${requestId()}, theirs ${vendorRequestId || '-'}`,
    )
    return { ok: false as const, ...failure }
  }

  return {
    async request(shape, asked) {
      const reply = await call(asked)
      const parsed = succeeded(reply) ? shape.safeParse(reply.body) : null
      return parsed?.success ? { ok: true, value: parsed.data } : failed(asked, reply)
    },
    async command(asked) {
      const reply = await call(asked)
      return succeeded(reply) ? { ok: true, value: null } : failed(asked, reply)
    },
  }
}

function succeeded(reply: VendorReply | null): reply is VendorReply {
  return reply !== null && reply.status >= 200 && reply.status < 300
}

/**
 * Caches one token until shortly before it expires; calls that need a new one at the same time share one
 * request.
 */
function keepToken(account: Account, timeout: number, log: (line: string) => void) {
  let kept: { token: string; until: number } | null = null
  let fetching: Promise<string | null> | null = null

  async function fetchToken(): Promise<string | null> {
    const credentials = Buffer.from(`${account.id}:${account.secret}`).toString('base64')
    const reply = await fetchJson(
      {
        name: 'opentable token',
        method: 'POST',
        url: `${account.oauth}/api/v2/oauth/token?grant_type=client_credentials`,
        headers: { accept: 'application/json', authorization: `Basic ${credentials}` },
        timeout,
      },
      log,
    )
    const parsed = succeeded(reply) ? tokenReply.safeParse(reply.body) : null
    if (!parsed?.success) {
      if (reply) log(`opentable token: refused with status ${reply.status}`)
      return null
    }
    const { access_token: token, expires_in: seconds } = parsed.data
    kept = { token, until: Date.now() + seconds * 1000 - EARLY }
    return token
  }

  function next(): Promise<string | null> {
    fetching ??= fetchToken().finally(() => {
      fetching = null
    })
    return fetching
  }

  return {
    /** The current token; null where none can be had. */
    get: async () => (kept && kept.until > Date.now() ? kept.token : next()),
    /** A new token instead of one that OpenTable refused; null where none can be had. */
    renew: async (refused: string) => {
      if (kept?.token === refused) kept = null
      return kept?.token ?? next()
    },
  }
}
