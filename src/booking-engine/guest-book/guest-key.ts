/**
 * By what the book knows a guest: their telephone number, else their email address; null = by neither. The two can
 * never be taken for each other.
 */
export function guestKey({ phone, email }: { phone: string; email: string | null }): string | null {
  return phone || email?.toLowerCase() || null
}
