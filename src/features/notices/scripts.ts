import type { Consent } from '#lib/cookies/consent.ts'
import type { ConsentScript } from '#lib/notices/notices.ts'

const MARK = 'data-consent'

/**
 * Adds the scripts that the visitor allows, each once and asynchronous (spec:shell.third-party-scripts). A
 * script that runs and is not allowed any more cannot be taken back: the page is loaded anew without it.
 */
export function runScripts(scripts: readonly ConsentScript[], consent: Consent): void {
  for (const { category, src } of scripts) {
    const running = document.querySelector(`script[${MARK}="${category}"]`)
    if (running && !consent.has(category)) {
      location.reload()
      return
    }
    if (running || !consent.has(category)) continue
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.setAttribute(MARK, category)
    document.body.append(script)
  }
}
