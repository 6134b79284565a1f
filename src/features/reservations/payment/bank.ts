/** What the way back from a bank adds to an address: `bank` is ours, the others are Stripe's. */
const TRACES = [
  'bank',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]

/** Leads the guest to their bank; whether there is a way: an address that is none of the web is not followed. */
export function openBankPage(address: string): boolean {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return false
  location.assign(url)
  return true
}

/**
 * Takes the traces of a bank out of the address: a secret among them, and nothing that is still needed.
 * Whether the guest comes from there.
 */
export function clearBankReturn(): boolean {
  const url = new URL(location.href)
  if (url.searchParams.get('bank') !== 'back') return false
  for (const name of TRACES) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return true
}
