/**
 * Google's `api.js` as far as pages use it, for end-to-end tests. It runs in the browser, shows a badge, and
 * gets its tokens from the simulator.
 */
export function recaptchaJsStub(origin: string): void {
  const render = () => {
    const badge = document.createElement('div')
    badge.className = 'grecaptcha-badge'
    badge.textContent = 'protected by reCAPTCHA'
    document.body.append(badge)
  }
  Object.assign(window, {
    grecaptcha: {
      ready: (then: () => void) => void setTimeout(then),
      async execute(key: string, { action }: { action: string }): Promise<string> {
        const body = new URLSearchParams({ key, action, hostname: location.hostname })
        const response = await fetch(`${origin}/token`, { method: 'POST', body })
        if (!response.ok) throw new Error('no token')
        return await response.text()
      },
    },
  })
  render()
}
