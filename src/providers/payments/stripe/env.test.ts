import { expect, test } from 'vitest'
import { vendorEnv } from '../../../env.ts'
import { accountOf, variables } from './env.ts'

const read = (source: Record<string, string>) => accountOf(vendorEnv(variables, source))

test('without a secret key there is no account', () => {
  expect(read({})).toBeNull()
  expect(read({ STRIPE_SECRET_KEY: '', STRIPE_CARD_FORM: '' })).toBeNull()
})

test('cards go into Stripe’s own fields, unless ours are turned on', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }
  expect(read(keys)).toEqual({
    secretKey: 'sk_test_a',
    webhookSecret: null,
    form: { mode: 'elements', publishableKey: 'pk_test_a', scriptUrl: 'https://js.stripe.com/v3' },
    api: 'https://api.stripe.com',
  })
  expect(read({ ...keys, STRIPE_CARD_FORM: 'form' })?.form).toEqual({ mode: 'form' })
  expect(read({ STRIPE_SECRET_KEY: 'rk_live_a', STRIPE_CARD_FORM: 'form' })).not.toBeNull()
})

test('Stripe.js is loaded from the address that was set, its last slash included', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }
  const scriptUrl = 'https://js.stripe.com/v3/'
  expect(read({ ...keys, STRIPE_JS_URL: scriptUrl })?.form).toMatchObject({ scriptUrl })
  // What has addresses below it loses its own, or there would be two.
  expect(read({ ...keys, STRIPE_API_URL: 'https://api.stripe.com/' })?.api).toBe(
    'https://api.stripe.com',
  )
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_a' }, 'STRIPE_PUBLISHABLE_KEY'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' },
    'STRIPE_PUBLISHABLE_KEY',
  ],
  // The wrong one of the two would be shown to every browser.
  [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_a' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ STRIPE_SECRET_KEY: 'pk_test_a' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_CARD_FORM: 'raw' }, 'STRIPE_CARD_FORM'],
  [{ STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'],
])('%o cannot be used', (source, name) => {
  expect(() => read(source)).toThrow(name)
})
