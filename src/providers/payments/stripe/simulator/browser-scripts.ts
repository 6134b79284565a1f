/** The script of one field's frame: tells only the page's Stripe.js what was typed in it. */
export function fieldScript(): void {
  const input = document.querySelector('input') as HTMLInputElement
  const tell = (name: string) => parent.postMessage({ name, filled: input.value !== '' }, '*')
  input.addEventListener('input', () => tell('change'))
  input.addEventListener('focus', () => tell('focus'))
  input.addEventListener('blur', () => tell('blur'))
  window.addEventListener('focus', () => input.focus())
  window.addEventListener('message', ({ data, ports }) => {
    if (data === 'read') ports[0]?.postMessage(input.value)
  })
  tell('ready')
  // Whoever is quick may have typed before this script was there.
  if (input.value !== '') tell('change')
}

/**
 * The script of the bank's page in a frame: enables its buttons once they are painted, so that nothing is
 * pressed before.
 */
export function bankScript(): void {
  new PerformanceObserver((_painted, observer) => {
    observer.disconnect()
    for (const button of document.querySelectorAll('button')) button.disabled = false
  }).observe({ type: 'paint', buffered: true })
}
