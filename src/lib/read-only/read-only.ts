import { processSingleton } from '../process/process-singleton.ts'
import { type Refusal, refuse } from '../result.ts'
import * as t from './messages.gen.ts'

/** The longest `Retry-After` of what is refused, seconds: the switch may be set back at any time. */
const LONGEST_RETRY_SECONDS = 60

/** Until when (ISO) this process takes no changes; null where it does. */
type Switch = { until: string | null }

const position = () => processSingleton<Switch>('read-only', () => ({ until: null }))

/** Notes what the switch of all instances says: until when (epoch ms) nothing may be changed; null = it may. */
export function setReadOnlyUntil(until: number | null): void {
  position().until = until === null ? null : new Date(until).toISOString()
}

/** Until when (ISO) nothing may be changed, as this process knows it; null where changes are taken. */
export function readOnlyUntil(): string | null {
  return position().until
}

/** Whether nothing may be changed. */
export function isReadOnly(): boolean {
  return readOnlyUntil() !== null
}

/** The refusal of a change while the site is read-only, sent with 503 and `Retry-After`. */
export function readOnlyRefusal(
  now = Date.now(),
): Refusal<'read_only'> & { detail: { message: string; retryAfter: number } } {
  const left = Math.ceil((Date.parse(readOnlyUntil() ?? '') - now) / 1000)
  const retryAfter = Math.min(Math.max(left || 1, 1), LONGEST_RETRY_SECONDS)
  return refuse('read_only', { message: t.nothingCanBeChanged(), retryAfter }) as ReturnType<
    typeof readOnlyRefusal
  >
}
