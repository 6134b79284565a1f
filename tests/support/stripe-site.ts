import { inject } from 'vitest'
import { type Simulator, startSimulator } from '#providers/payments/stripe/simulator.ts'
import { test as browserTest } from './browser-test.ts'
import { startSite } from './site.ts'

/**
 * Tests of a site of the file's own whose cards are taken by Stripe's simulator (`stripe`), which tells
 * it what happens there. `form` is where a card is typed: into Stripe's own fields or into the site's.
 */
export function stripeTest(form: 'elements' | 'form', env: Record<string, string> = {}) {
  return browserTest
    .extend('stripe', { scope: 'file' }, async ({}, { onCleanup }) => {
      const told = { webhook: '' }
      const simulator = await startSimulator({ webhook: () => told.webhook })
      onCleanup(() => simulator.stop())
      return { ...simulator, told }
    })
    .extend('site', { scope: 'file' }, async ({ stripe }, { onCleanup }) => {
      const site = await startSite({
        seed: inject('seeds').sqlite,
        env: { ...variablesOf(stripe.account(form)), ...env },
      })
      onCleanup(async () => {
        await site.stop()
      })
      stripe.told.webhook = `${site.url}/api/stripe/webhook`
      return site
    })
}

function variablesOf(account: ReturnType<Simulator['account']>): Record<string, string> {
  const { form, secretKey, webhookSecret, api } = account
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret ?? '',
    STRIPE_API_URL: api,
    ...(form.mode === 'elements'
      ? { STRIPE_PUBLISHABLE_KEY: form.publishableKey, STRIPE_JS_URL: form.scriptUrl }
      : { STRIPE_CARD_FORM: form.mode }),
  }
}
