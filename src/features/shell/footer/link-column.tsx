import type { ReactNode } from 'react'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { ContentLink } from '#ui/link.tsx'
import css from './footer.module.css'

/** A column of the footer's links under its title. */
export function LinkColumn({ title, links }: { title?: string | null; links: ResolvedLink[] }) {
  return (
    <div>
      {title ? <h2 className={css.heading}>{title}</h2> : null}
      <Links links={links} />
    </div>
  )
}

/** Links of the footer under each other, and what stands at their end. */
export function Links({ links, children }: { links: ResolvedLink[]; children?: ReactNode }) {
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={`${link.href} ${link.text}`}>
          <ContentLink link={link} />
        </li>
      ))}
      {children}
    </ul>
  )
}
