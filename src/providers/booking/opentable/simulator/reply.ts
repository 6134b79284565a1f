export type Body = Record<string, unknown>
export type Reply = { status: number; body: unknown }

/** OpenTable's shape of an error. */
export function errorReply(status: number, message: string, details: object = {}): Reply {
  const errors = [{ message, details }]
  return { status, body: { errors, requestid: crypto.randomUUID() } }
}

/** The gateway's shape of a 404. */
export function notFoundReply(path: string): Reply {
  const body = { timestamp: new Date().toISOString(), status: 404, error: 'Not Found' }
  return { status: 404, body: { ...body, message: 'Not Found', path } }
}

export const successReply = (body: unknown, status = 200): Reply => ({ status, body })
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
