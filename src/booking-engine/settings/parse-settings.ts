import { ok, type Result, refuse } from '#lib/result.ts'
import { consistencyProblems } from './consistency-rules.ts'
import { messageOfIssue } from './issue-messages.ts'
import { type BookingSettings, bookingSettings } from './settings.ts'

/**
 * Validates the shape and the consistency of settings. A refusal carries `detail.fields`, one entry per invalid
 * field, ready to be shown beside it.
 */
export function parseBookingSettings(value: unknown): Result<BookingSettings, 'invalid'> {
  const parsed = bookingSettings.safeParse(value, { error: messageOfIssue })
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: issue.message,
    }))
    return refuse('invalid', { fields })
  }
  const fields = consistencyProblems(parsed.data)
  return fields.length > 0 ? refuse('invalid', { fields }) : ok(parsed.data)
}
