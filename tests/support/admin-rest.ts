import type { Payload } from 'payload'

/** One request to the admin's REST interface in this process, as staff by a token or the cookies of a browser (`name=value`), or as nobody. */
export type AdminRest = (
  method: string,
  address: string,
  options?: { as?: string; body?: unknown },
) => Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>

/** Asks the admin's REST interface in this process, with a GET unless it is told otherwise, for an open answer. */
export function openerOf(payload: Payload) {
  return async (address: string, as?: string, more: RequestInit = {}): Promise<Response> => {
    const { handleEndpoints } = await import('payload')
    const request = new Request(`${payload.config.serverURL}/admin/api${address}`, {
      headers: { 'content-type': 'application/json', ...headersOf(as) },
      ...more,
    })
    return handleEndpoints({ config: payload.config, request })
  }
}

/** The same with JSON on both sides. */
export function restOf(payload: Payload): AdminRest {
  const open = openerOf(payload)
  return async (method, address, { as, body } = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await open(address, as, { method, ...sent })
    const text = await response.text()
    const { status, headers } = response
    return { status, headers, body: text.startsWith('{') ? JSON.parse(text) : { text } }
  }
}

/** The headers by which a request is of staff. */
export const headersOf = (as?: string): Record<string, string> =>
  as?.includes('=')
    ? { cookie: as, 'sec-fetch-site': 'same-origin' }
    : as
      ? { authorization: `JWT ${as}` }
      : {}
