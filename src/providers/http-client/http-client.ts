import { ok, type Result, refuse } from '#lib/result.ts'
import { fetchJson, fetchOnce, type VendorReply } from '../fetch-json.ts'

/** Longest wait for one whole reply, ms. */
const TIMEOUT_MS = 10_000

/** `unreachable`: nobody answered · `refused`: a status that is no success, in `detail.status`. */
export type HttpCode = 'unreachable' | 'refused'

/** Asks one service in JSON; paths stand below its base address. */
export type HttpClient = {
  /** Asked once more where it stumbles. */
  get(path: string): Promise<Result<unknown, HttpCode>>
  /** Asked once: nobody knows whether it may be done twice. */
  post(path: string, body: unknown): Promise<Result<unknown, HttpCode>>
}

/**
 * The default HTTP client (spec:api.default-client): a base address and JSON as what it accepts. No feature of a
 * visitor depends on it. `log` gets a line where nobody answers, without address or body.
 */
export function createHttpClient(baseUrl: string, log: (line: string) => void): HttpClient {
  const call = (method: 'GET' | 'POST', path: string) => ({
    name: `api ${method}`,
    method,
    url: new URL(`.${path}`, `${baseUrl}/`).href,
    headers: { accept: 'application/json' },
    timeout: TIMEOUT_MS,
  })
  return {
    get: async (path) => resultOf(await fetchJson(call('GET', path), log)),
    post: async (path, body) => resultOf(await fetchOnce({ ...call('POST', path), body }, log)),
  }
}

function resultOf(reply: VendorReply | null): Result<unknown, HttpCode> {
  if (!reply) return refuse('unreachable')
  const { status, body } = reply
  return status >= 200 && status < 300 ? ok(body) : refuse('refused', { status, body })
}
