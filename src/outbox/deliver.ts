import { HALF_A_DAY, type Patience, waitAfter } from './backoff.ts'
import type { Copy, OutboxStore } from './letters.ts'

/** How long an attempt may take before another one may begin: longer than any mail server may, ms. */
const LEASE = 5 * 60_000
/** Letters that are delivered at the same time. */
const BATCH = 5

/** A letter whose turn it is; `last`: where this attempt fails, no other one follows. */
export type Letter = { key: string; kind: string; payload: string; last: boolean }

type Ended = { copy?: Copy; recipient?: string }

/**
 * What became of an attempt: it left (`sent`), there is nowhere to send it to (`kept`), there is
 * nothing to say any more (`dropped`), it will never be taken (`refused`), or not now (`failed`).
 * `reason` is short and names nobody.
 */
export type Attempt =
  | ({ outcome: 'sent' | 'kept' } & Ended)
  | ({ outcome: 'dropped' | 'refused' | 'failed'; reason: string } & Ended)

export type DeliveryOptions = {
  /** Makes the words of a letter and hands them on. What it throws counts as `failed`. */
  deliver(letter: Letter): Promise<Attempt>
  onError(key: string, error: unknown): void
  /** How long letters of a kind are tried; half a day where nobody says. */
  patienceOf?: (kind: string) => Patience
  /** Whether no other letters are to be begun. */
  ended?: () => boolean
  /** In [0, 1). */
  random?: () => number
}

/**
 * Delivers what is due, a few at a time, until nothing is left or an attempt failed: then the others
 * wait for the next turn. May run on any number of instances at once. A crash between the delivery
 * and its mark delivers a letter a second time when its lease is over; none is ever lost.
 */
export async function deliverLetters(store: OutboxStore, options: DeliveryOptions): Promise<void> {
  while (!options.ended?.()) {
    const claimed = await claim(store)
    const failed = await Promise.all(claimed.map((row) => attempt(store, row, options)))
    if (claimed.length < BATCH || failed.includes(true)) return
  }
}

type Claimed = Omit<Letter, 'last'> & { attempts: number }

/** Takes the letters that are due; those whose attempt never ended are due again after its lease. */
function claim({ all, dialect: { now } }: OutboxStore): Promise<Claimed[]> {
  const due = `state IN ('waiting', 'sending') AND due_at <= ${now}`
  return all<Claimed>(
    `UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ${now} + ${LEASE}
     WHERE ${due} AND key IN (SELECT key FROM outbox WHERE ${due} ORDER BY due_at, key LIMIT ${BATCH})
     RETURNING key, kind, payload, attempts`,
  )
}

/** Says whether the attempt failed for a reason that other letters may share. */
async function attempt(
  store: OutboxStore,
  claimed: Claimed,
  { deliver, onError, patienceOf = () => HALF_A_DAY, random = Math.random }: DeliveryOptions,
): Promise<boolean> {
  const { key, kind, payload, attempts } = claimed
  const patience = patienceOf(kind)
  const last = attempts >= patience.attempts
  const letter = { key, kind, payload, last }
  // Whatever takes the process down each time is not tried for ever.
  const result = attempts > patience.attempts ? NO_END : await outcomeOf(letter, deliver, onError)
  if (result.outcome !== 'failed') {
    await end(store, claimed, result.outcome === 'refused' ? 'dead' : result.outcome, result)
    return false
  }
  if (last) await end(store, claimed, 'dead', result)
  else await wait(store, claimed, waitAfter(attempts, random(), patience), result)
  if (last) onError(key, new Error(`given up: ${result.reason}`))
  return true
}

const NO_END: Attempt = { outcome: 'refused', reason: 'no attempt came to an end' }

async function outcomeOf(
  letter: Letter,
  deliver: DeliveryOptions['deliver'],
  onError: DeliveryOptions['onError'],
): Promise<Attempt> {
  try {
    return await deliver(letter)
  } catch (error) {
    onError(letter.key, error)
    return { outcome: 'failed', reason: 'a fault of the site: see its log' }
  }
}

/** The attempt is still ours: whoever took an overdue one over has counted one further. */
const MINE = "key = $1 AND state = 'sending' AND attempts = $2"

async function end(
  { run, dialect: { now } }: OutboxStore,
  { key, attempts }: Claimed,
  state: string,
  result: Attempt,
): Promise<void> {
  await run(
    `UPDATE outbox SET state = CAST($3 AS text), error = CAST($4 AS text), ended_at = ${now},
       copy = COALESCE(CAST($5 AS text), copy), recipient = COALESCE(CAST($6 AS text), recipient)
     WHERE ${MINE}`,
    [key, attempts, state, ...remains(result)],
  )
}

async function wait(
  { run, dialect: { now } }: OutboxStore,
  { key, attempts }: Claimed,
  ms: number,
  result: Attempt,
): Promise<void> {
  await run(
    `UPDATE outbox SET state = 'waiting', due_at = ${now} + CAST($3 AS bigint),
       error = CAST($4 AS text), copy = COALESCE(CAST($5 AS text), copy),
       recipient = COALESCE(CAST($6 AS text), recipient)
     WHERE ${MINE}`,
    [key, attempts, ms, ...remains(result)],
  )
}

function remains(result: Attempt): (string | null)[] {
  const { copy, recipient } = result
  return [
    'reason' in result ? result.reason : null,
    copy ? JSON.stringify(copy) : null,
    recipient ?? null,
  ]
}
