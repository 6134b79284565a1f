import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'
import { type LoadState, STATE_KEY } from '../initial-content/load-state.ts'

/** Whether the site shows the demo group. */
export async function isDemo(payload: Payload): Promise<boolean> {
  return (await payload.kv.get<LoadState>(STATE_KEY)) === 'loaded'
}

/** Whether bookings of a demo group that was replaced are still to be erased: nobody's settings may begin meanwhile. */
export async function isErasingDemo(req: PayloadRequest): Promise<boolean> {
  const values = [STATE_KEY, JSON.stringify('replaced' satisfies LoadState)]
  const text = 'SELECT id FROM payload_kv WHERE key = $1 AND data = $2'
  return (await query(req.payload, text, values, req)).length > 0
}

/** Changes the state of the content in the transaction of `req`; false where it is another one by now. */
export async function changeDemoState(
  payload: Payload,
  from: LoadState,
  to: LoadState,
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  const changed = await query(
    payload,
    'UPDATE payload_kv SET data = $1 WHERE key = $2 AND data = $3 RETURNING id',
    [JSON.stringify(to), STATE_KEY, JSON.stringify(from)],
    req,
  )
  return changed.length > 0
}
