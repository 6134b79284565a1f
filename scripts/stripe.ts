import { startSimulator } from '../src/providers/payments/stripe/simulator.ts'

// Stripe on this machine, for development (docs/operating.md): Ctrl-C ends it.

const site = process.argv[3] ?? 'http://localhost:3000'
const simulator = await startSimulator({
  port: Number(process.argv[2] ?? 4050),
  webhook: () => `${site}/api/stripe/webhook`,
})
const { secretKey, webhookSecret, form, api } = simulator.account('elements')
console.log(`Stripe's simulator listens, and calls ${site}. In another terminal:

  STRIPE_SECRET_KEY=${secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret} \\
  STRIPE_API_URL=${api} \\
  ${form.mode === 'elements' ? `STRIPE_PUBLISHABLE_KEY=${form.publishableKey} STRIPE_JS_URL=${form.scriptUrl}` : ''} npm run dev
`)
