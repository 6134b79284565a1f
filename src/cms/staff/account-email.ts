/** An email address as accounts are stored with it, in small letters; empty for what is no text. */
export function accountEmail(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

/** Whether a change gives an account another email address. */
export function changesEmail(
  { email }: { email?: unknown },
  before: { email?: unknown } | undefined,
): boolean {
  return typeof email === 'string' && accountEmail(email) !== before?.email
}
