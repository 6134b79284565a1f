import type { CspSourceList } from '#lib/front/ports.ts'

/** What Stripe's own card fields need of a page's policy: Stripe.js, its frames, and its interface. */
export function stripeSources({
  scriptUrl,
  api,
}: {
  scriptUrl: string
  api: string
}): CspSourceList {
  const scripts = [new URL(scriptUrl).origin, 'https://*.js.stripe.com']
  return {
    'script-src': scripts,
    'frame-src': [...scripts, 'https://hooks.stripe.com'],
    'connect-src': [new URL(api).origin],
  }
}
