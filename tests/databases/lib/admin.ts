import type { Payload } from 'payload'

/** Asks the admin's REST interface, as staff with a token or as nobody. */
export type Admin = (
  method: string,
  address: string,
  options?: { as?: string; body?: unknown },
) => Promise<Response>

/** The REST interface of this process's content system, without a network. */
export function adminOf(payload: Payload): Admin {
  return async (method, address, { as, body } = {}) => {
    const { handleEndpoints } = await import('payload')
    const headers = new Headers({ 'content-type': 'application/json' })
    if (as) headers.set('authorization', `JWT ${as}`)
    const request = new Request(`${payload.config.serverURL}/admin/api${address}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return handleEndpoints({ config: payload.config, request })
  }
}

/** Logs in; answers with the token of the session, null where the password is refused. */
export async function logIn(
  admin: Admin,
  person: { email: string; password: string },
): Promise<string | null> {
  const reply = await admin('POST', '/staff/login', { body: person })
  const { token } = (await reply.json()) as { token?: string }
  return token ?? null
}
