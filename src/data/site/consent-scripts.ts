import { env } from '#env.ts'
import type { CspSourceList } from '#lib/front/ports.ts'
import type { ConsentScript } from '#lib/notices/notices.ts'

const { accessibilityWidget, visitorTracking } = env.thirdParties

/**
 * The scripts of third parties that are configured; each runs where the visitor allows it
 * (spec:shell.third-party-scripts).
 */
export const consentScripts: ConsentScript[] = [
  ...(accessibilityWidget.src
    ? [{ category: 'comfort' as const, src: accessibilityWidget.src }]
    : []),
  ...(visitorTracking.src ? [{ category: 'statistics' as const, src: visitorTracking.src }] : []),
]

/** What these scripts may load and call: their own origins, and those that the configuration adds. */
export function consentCspSources(): CspSourceList[] {
  return [accessibilityWidget, visitorTracking].flatMap(({ src, origins }) => {
    if (!src) return []
    const all = [new URL(src).origin, ...origins]
    return [
      { 'script-src': all, 'connect-src': all, 'img-src': all, 'style-src': all, 'font-src': all },
    ]
  })
}
