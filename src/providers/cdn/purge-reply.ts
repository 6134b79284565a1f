import { ok, type Result, refuse } from '#lib/result.ts'
import type { CdnCode } from './contract.ts'

/** Statuses by which a CDN asks for patience. */
const PASSING = new Set([408, 425, 429])

/** The outcome of a purge by its reply; null = nobody answered. */
export function purgeOutcome(reply: { status: number } | null): Result<'taken', CdnCode> {
  if (!reply) return refuse('unavailable', { reason: 'unanswered' })
  const { status } = reply
  if (status >= 200 && status < 300) return ok('taken')
  const code = status >= 500 || PASSING.has(status) ? 'unavailable' : 'refused'
  return refuse(code, { reason: `status ${status}` })
}
