/** The moment `months` calendar months before `date` (UTC); a day that its month has not is its last. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0)
  return before
}

/**
 * The first moment of which `date` is not less than `months` calendar months before: when what is kept for that long is
 * over. Where the month has no such day, the next one begins (UTC).
 */
export function monthsAfter(date: Date, months: number): Date {
  const after = new Date(date)
  after.setUTCMonth(after.getUTCMonth() + months)
  if (after.getUTCDate() === date.getUTCDate()) return after
  return new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), 1))
}
