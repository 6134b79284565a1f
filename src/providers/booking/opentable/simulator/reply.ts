export type Body = Record<string, unknown>
export type Reply = { status: number; body: unknown }

/** An error reply in OpenTable's own shape. */
export function errorReply(status: number, message: string, details: object = {}): Reply {
  const errors = [{ message, details }]
  return { status, body: { errors, requestid: crypto.randomUUID() } }
}

/** A 404 in the shape of OpenTable's gateway. */
export function notFoundReply(path: string): Reply {
  const body = { timestamp: new Date().toISOString(), status: 404, error: 'Not Found' }
  return { status: 404, body: { ...body, message: 'Not Found', path } }
}

export const successReply = (body: unknown, status = 200): Reply => ({ status, body })
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
