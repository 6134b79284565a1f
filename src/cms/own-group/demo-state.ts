import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'
import { type LoadState, STATE_KEY } from '../initial-content/load-state.ts'

/** The demo group's name. A group that has another one has made the demo its own. */
const DEMO_NAME = 'Saltwood'

/**
 * demo: the site shows the demo group · erasing: pages of a new group are there, and what guests of the demo group left is
 * still to be erased · own: neither.
 */
export type DemoState = 'demo' | 'erasing' | 'own'

/** Reads it, in the transaction of `req` where it has one. */
export async function readDemoState(
  payload: Payload,
  req?: Partial<PayloadRequest>,
): Promise<DemoState> {
  if (await hasState(payload, 'replaced', req)) return 'erasing'
  if (!(await hasState(payload, 'loaded', req))) return 'own'
  const { shortName } = await payload.findGlobal({
    ...{ slug: 'settings', depth: 0 },
    ...(req ? { req } : {}),
  })
  return shortName === DEMO_NAME ? 'demo' : 'own'
}

/** Changes the state of the content in the transaction of `req`; false where it is another one by now. */
export async function changeLoadState(
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

/** Whether the content has a state, in the transaction of `req` where it has one. */
export async function hasState(
  payload: Payload,
  state: LoadState,
  req?: Partial<PayloadRequest>,
): Promise<boolean> {
  const text = 'SELECT id FROM payload_kv WHERE key = $1 AND data = $2'
  return (await query(payload, text, [STATE_KEY, JSON.stringify(state)], req)).length > 0
}
