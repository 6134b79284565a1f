/**
 * Tables that keep what guests and staff have done for longer than a run lasts: they grow with it, and are tidied by the
 * rules of retention alone. Names are those of `countRows`, values say how long.
 */
export const KEPT_FOR: Readonly<Record<string, string>> = {
  'booking.reservations': 'GUESTS_KEPT_MONTHS',
  'booking.units': '7 days after the visit',
  'booking.holds': 'a day',
  'booking.outbox': 'MAIL_KEPT_DAYS',
  'booking.desk_acts': 'as the booking',
  'booking.day_versions': 'as the day, once for each restaurant and day',
  'booking.spent': 'as long as a pass of the bot check counts',
  'content.subscribers': 'until they leave',
  'content.audit_entries': 'AUDIT_LOG_KEPT_DAYS',
  'content.audit_words': 'as the audit log',
  'content.audit_origins': 'as the audit log',
  'content.version_authors': 'as the audit log',
}
