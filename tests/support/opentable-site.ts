import { inject } from 'vitest'
import { type Simulator, startSimulator } from '#providers/booking/opentable/simulator.ts'
import {
  type Simulator as Stripe,
  startSimulator as startStripe,
} from '#providers/payments/stripe/simulator.ts'
import { test as browserTest } from './browser-test.ts'
import { writeContent } from './content-sql.ts'
import { startSite } from './site.ts'

/** The restaurant of the demo group that OpenTable's simulator takes bookings for. */
export const UID = 'bellevue'

type Options = {
  /** Its number at OpenTable; the demo group's own unless told. */
  rid?: string
  /** Cards are taken, in Stripe's own fields. */
  cards?: boolean
  env?: Record<string, string>
}

/**
 * Tests of a site of the file's own with a restaurant that is booked at OpenTable's simulator (`opentable`),
 * from the site's first moment on.
 */
export function openTableTest({ rid, cards = false, env = {} }: Options = {}) {
  return browserTest
    .extend('opentable', { scope: 'file' }, async ({}, { onCleanup }) => {
      const stripe = cards ? await startStripe() : null
      const simulator = await startSimulator({
        timeZone: 'America/Los_Angeles',
        ...(stripe ? { stripe: accountAt(stripe) } : {}),
      })
      onCleanup(async () => {
        await simulator.stop()
        await stripe?.stop()
      })
      return { ...simulator, variables: { ...variablesOf(simulator), ...cardVariables(stripe) } }
    })
    .extend('site', { scope: 'file' }, async ({ opentable }, { onCleanup }) => {
      const site = await startSite({
        seed: inject('seeds').sqlite,
        prepare: (data) =>
          writeContent(
            data,
            `UPDATE locations SET booking_provider = 'opentable'
               ${rid ? `, open_table_r_i_d = '${rid}'` : ''} WHERE uid = '${UID}'`,
          ),
        env: { ...opentable.variables, ...env },
      })
      onCleanup(async () => {
        await site.stop()
      })
      return site
    })
}

function variablesOf({ account }: Simulator): Record<string, string> {
  return {
    OPENTABLE_CLIENT_ID: account.id,
    OPENTABLE_CLIENT_SECRET: account.secret,
    OPENTABLE_API_URL: account.api,
    OPENTABLE_OAUTH_URL: account.oauth,
  }
}

/** Stripe's account that OpenTable's cards come to. */
function accountAt(stripe: Stripe) {
  const { api, secretKey, form } = stripe.account('elements')
  if (form.mode !== 'elements') throw new Error('the simulator has no card fields')
  return { api, secretKey, publishableKey: form.publishableKey, scriptUrl: form.scriptUrl }
}

function cardVariables(stripe: Stripe | null): Record<string, string> {
  if (!stripe) return {}
  const { api, publishableKey, scriptUrl } = accountAt(stripe)
  return { OPENTABLE_STRIPE_KEY: publishableKey, STRIPE_API_URL: api, STRIPE_JS_URL: scriptUrl }
}
