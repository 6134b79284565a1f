import * as t from './messages.gen.ts'
import type { MessageState, OutboxStore, RenderedMail } from './messages.ts'
import { HALF_A_DAY, type RetryPolicy, retryDelay } from './retry-policy.ts'

/** Lease of an attempt, ms, after which another one may begin: longer than a mail server may take. */
const LEASE = 5 * 60_000
/** Messages that are delivered at the same time. */
const BATCH = 5

/**
 * A message that is due; `isLastAttempt`: if this attempt fails, the message is given up · `attempt`: from 1 on ·
 * `queuedAt`: when it was written, ms.
 */
export type OutboxMessage = {
  key: string
  kind: string
  payload: string
  isLastAttempt: boolean
  attempt: number
  queuedAt: number
}

/** The mail as it was sent, for the staff, and its recipient, if they are known only now. */
type Sent = { rendered?: RenderedMail; recipient?: string }

/**
 * Outcome of an attempt. `sent` · `unsent`: this installation has nothing to send it with · `skipped`: there is
 * no reason to send it any more · `refused`: it will never be accepted · `failed`: try again later. `reason` is
 * short and contains no personal data.
 */
export type DeliveryResult =
  | ({ outcome: 'sent' | 'unsent' } & Sent)
  | ({ outcome: 'skipped' | 'refused' | 'failed'; reason: string } & Sent)

/** The state in which a message ends after an attempt with this outcome. */
const END_STATES: Record<Exclude<DeliveryResult['outcome'], 'failed'>, MessageState> = {
  sent: 'sent',
  unsent: 'kept',
  skipped: 'dropped',
  refused: 'dead',
}

export type DeliveryOptions = {
  /** Renders a message and hands it on. An exception counts as `failed`. */
  deliver(message: OutboxMessage): Promise<DeliveryResult>
  onError(key: string, error: unknown): void
  /** Retry policy of a kind of message; HALF_A_DAY without it. */
  retryPolicyOf?: (kind: string) => RetryPolicy
  /** Returns true when no further messages are to be begun. */
  shouldStop?: () => boolean
  /** In [0, 1). */
  random?: () => number
}

/**
 * Delivers due messages in batches until none is left or an attempt failed; then the others wait for the next
 * run. May run on any number of instances at once. At least once: a crash between the delivery and its record
 * delivers the message again when its lease is over.
 */
export async function deliverMessages(store: OutboxStore, options: DeliveryOptions): Promise<void> {
  while (!options.shouldStop?.()) {
    const claimed = await claim(store)
    const failed = await Promise.all(claimed.map((row) => attempt(store, row, options)))
    if (claimed.length < BATCH || failed.includes(true)) return
  }
}

type Claimed = Omit<OutboxMessage, 'isLastAttempt' | 'attempt'> & { attempts: number }

/** Claims due messages, among them those whose last attempt outlived its lease. */
function claim({ all, dialect: { now } }: OutboxStore): Promise<Claimed[]> {
  const due = `state IN ('waiting', 'sending') AND due_at <= ${now}`
  return all<Claimed>(
    `UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ${now} + ${LEASE}
     WHERE ${due} AND key IN (SELECT key FROM outbox WHERE ${due} ORDER BY due_at, key LIMIT ${BATCH})
     RETURNING key, kind, payload, attempts, created_at AS "queuedAt"`,
  )
}

/** Makes one attempt. Returns true if it failed for a reason that other messages may share. */
async function attempt(
  store: OutboxStore,
  claimed: Claimed,
  { deliver, onError, retryPolicyOf = () => HALF_A_DAY, random = Math.random }: DeliveryOptions,
): Promise<boolean> {
  const { key, kind, payload, attempts, queuedAt } = claimed
  const policy = retryPolicyOf(kind)
  const isLastAttempt = attempts >= policy.attempts
  const message = { key, kind, payload, isLastAttempt, attempt: attempts, queuedAt }
  // A message that takes the process down each time is not attempted for ever.
  const result =
    attempts > policy.attempts ? neverEnded() : await resultOf(message, deliver, onError)
  if (result.outcome !== 'failed') {
    await end(store, claimed, END_STATES[result.outcome], result)
    return false
  }
  if (isLastAttempt) await end(store, claimed, 'dead', result)
  else await postpone(store, claimed, retryDelay(attempts, random(), policy), result)
  if (isLastAttempt) onError(key, new Error(`given up: ${result.reason}`))
  return true
}

const neverEnded = (): DeliveryResult => ({ outcome: 'refused', reason: t.noAttemptEnded() })

async function resultOf(
  message: OutboxMessage,
  deliver: DeliveryOptions['deliver'],
  onError: DeliveryOptions['onError'],
): Promise<DeliveryResult> {
  try {
    return await deliver(message)
  } catch (error) {
    onError(message.key, error)
    return { outcome: 'failed', reason: t.faultOfTheSite() }
  }
}

/** The attempt is still this one: taking an overdue one over raises `attempts`. */
const THIS_ATTEMPT = "key = $1 AND state = 'sending' AND attempts = $2"

async function end(
  { run, dialect: { now } }: OutboxStore,
  { key, attempts }: Claimed,
  state: MessageState,
  result: DeliveryResult,
): Promise<void> {
  await run(
    `UPDATE outbox SET state = CAST($3 AS text), error = CAST($4 AS text), ended_at = ${now},
       copy = COALESCE(CAST($5 AS text), copy), recipient = COALESCE(CAST($6 AS text), recipient)
     WHERE ${THIS_ATTEMPT}`,
    [key, attempts, state, ...recordOf(result)],
  )
}

async function postpone(
  { run, dialect: { now } }: OutboxStore,
  { key, attempts }: Claimed,
  delay: number,
  result: DeliveryResult,
): Promise<void> {
  await run(
    `UPDATE outbox SET state = 'waiting', due_at = ${now} + CAST($3 AS bigint),
       error = CAST($4 AS text), copy = COALESCE(CAST($5 AS text), copy),
       recipient = COALESCE(CAST($6 AS text), recipient)
     WHERE ${THIS_ATTEMPT}`,
    [key, attempts, delay, ...recordOf(result)],
  )
}

/** Values of the columns error, copy and recipient. */
function recordOf(result: DeliveryResult): (string | null)[] {
  const { rendered, recipient } = result
  return [
    'reason' in result ? result.reason : null,
    rendered ? JSON.stringify(rendered) : null,
    recipient ?? null,
  ]
}
