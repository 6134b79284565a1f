import type { VendorDescriptor } from '../../vendor.ts'

/** Stripe. */
export const stripe = {
  id: 'stripe',
  name: 'Stripe',
  settings: [
    {
      variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
      unset: 'none: test cards on this machine, none on a public address',
      meaning: 'the keys of an account, see [Cards](#cards)',
    },
    {
      variables: ['STRIPE_WEBHOOK_SECRET'],
      unset: "none: Stripe's calls are not believed",
      meaning: 'signs its calls to `/api/stripe/webhook`',
    },
    {
      variables: ['STRIPE_CARD_FORM'],
      unset: '`elements`',
      meaning: '`form`: card numbers go through this server',
    },
    { variables: ['STRIPE_API_URL', 'STRIPE_JS_URL'], unset: 'Stripe', meaning: 'the simulator' },
  ],
} as const satisfies VendorDescriptor
