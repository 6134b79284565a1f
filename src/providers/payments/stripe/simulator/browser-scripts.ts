/** What runs in the frame of one field: tells the page's Stripe.js, and nobody else, what stands in it. */
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

/** What runs on the bank's page in a frame: its buttons take no press before they can be seen, as nobody aims at nothing. */
export function bankScript(): void {
  new PerformanceObserver((_painted, observer) => {
    observer.disconnect()
    for (const button of document.querySelectorAll('button')) button.disabled = false
  }).observe({ type: 'paint', buffered: true })
}
