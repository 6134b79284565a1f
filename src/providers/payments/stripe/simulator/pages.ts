import { bankScript, fieldScript } from './browser-scripts.ts'

const AUTOCOMPLETE: Record<string, string> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
  zip: 'postal-code',
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stripe’s simulator</title>
<style>body{margin:0;font:16px system-ui;background:#fff}main{padding:3rem;max-width:30rem;margin:auto}
input{border:0;width:100%;font:inherit;padding:0;outline-offset:-2px}button{font:inherit;padding:.75rem 1.5rem}
</style>${body}</html>`

/** One field of a card form, for a frame. */
export function fieldPage(name: string): string {
  const complete = AUTOCOMPLETE[name] ?? 'off'
  return page(
    `<input name="${name in AUTOCOMPLETE ? name : ''}" aria-label="Card ${complete}" inputmode="numeric" autocomplete="${complete}"><script>(${fieldScript})()</script>`,
  )
}

/** The bank's question, on a page of its own or in a frame; answered by POST to the same address. */
export function bankPage(framed: boolean): string {
  const script = framed ? `<script>(${bankScript})()</script>` : ''
  const asleep = framed ? ' disabled' : ''
  return page(`<main><h1>Stripe’s simulator</h1><p>Here a bank would ask the owner of the card.</p>
<form method="post"><button name="answer" value="complete"${asleep}>Complete</button>
<button name="answer" value="fail"${asleep}>Fail</button></form></main>${script}`)
}

/** The page in the frame after the answer: tells Stripe.js of it. */
export const ANSWERED = page(
  `<script>parent.postMessage({ name: 'answered' }, '*')</script><p>Answered.</p>`,
)
