import type { ReactNode } from 'react'
import { renderContext } from '#lib/render-context.ts'
import { StillMarkup } from './still.client.tsx'

/**
 * A box of markup that stays as the server drew it (decision 20). In an HTML page it stands once, as
 * plain HTML that React neither reads again nor walks through; soft navigation brings it as any
 * other markup. Its content has no islands and waits for nothing, and its pictures load late.
 */
export function Still({ children, className }: { children: ReactNode; className?: string }) {
  const name = renderContext()?.renderFragment?.(children)
  if (!name) return <div className={className}>{children}</div>
  return <StillMarkup key={name} name={name} className={className} />
}
