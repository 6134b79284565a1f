import type { ReactNode } from 'react'
import { renderContext } from '#lib/front/render-context.ts'
import { StaticHtml } from './static-fragment.client.tsx'

/**
 * A box whose markup is static once rendered (decision 20). An HTML page has it once, as plain HTML that
 * React does not hydrate; on client navigation it is ordinary markup. Its content must have no client
 * components, must not suspend, and loads its pictures lazily.
 */
export function StaticFragment({
  children,
  className,
}: {
  children: ReactNode
  className?: string
}) {
  const name = renderContext()?.renderFragment?.(children)
  if (!name) return <div className={className}>{children}</div>
  return <StaticHtml key={name} name={name} className={className} />
}
