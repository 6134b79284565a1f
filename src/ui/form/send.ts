import type { Sending, Sent } from './types.ts'

/** Name of the field that nobody sees: whatever fills it in is no person. */
export const HONEYPOT_FIELD = 'subject'

/** Sends the texts of a form as JSON, with its key as `submission`; what it takes is fetched by then. */
export async function sendJson(url: string, values: object, sending: Sending): Promise<Sent> {
  const { postJson } = await import('./answer.ts')
  return postJson(url, values, sending)
}
