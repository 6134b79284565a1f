import type { FormData } from './data.ts'
import type { Form } from './schema.ts'

export const full: Form = {
  variation: 'bulkGiftCards',
  eyebrow: 'For companies',
  title: 'Fifty dinners, one order',
  text: 'Tell us who you are. We answer within two business days to settle how many and when.',
  toEmail: 'gifts@saltwood.example',
  autofill: false,
  successText: 'We have your order and will be in touch.',
  tone: 'linen',
}

export const minimal: Form = { variation: 'newsletter' }

/** Two restaurants to apply at. */
export function data({ variation }: Form): FormData | null {
  if (variation !== 'careers') return null
  const workplaces = [
    { uid: 'burrard', title: 'Burrard', city: 'Vancouver' },
    { uid: 'king-west', title: 'King West', city: 'Toronto' },
  ]
  return { workplaces, location: null, success: 'We have your application.' }
}
