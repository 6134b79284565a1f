import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { ResolvedLink } from '#lib/routing/link.ts'
import * as t from './messages.gen.ts'

type ContentLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  link: ResolvedLink
  children?: ReactNode
}

/**
 * The anchor of an editor's link, or its text alone where it must not be followed. Links of the site are plain anchors too: one listener of the
 * shell turns presses on them into soft navigation and fetches ahead on hover, focus and touch
 * (`features/shell/header/navigation.ts`), so that a link costs no JavaScript of its own.
 */
export function ContentLink({ link, children, ...rest }: ContentLinkProps) {
  const props = linkProps(link)
  if (!props) return <span className={rest.className}>{children ?? link.text}</span>
  return (
    <a {...rest} {...props}>
      {children ?? link.text}
      {link.newTab ? <span className="visually-hidden"> {t.opensInANewTab()}</span> : null}
    </a>
  )
}

/** Attributes of a resolved link's anchor; null where it must not be followed. */
export function linkProps({ href, newTab, external }: ResolvedLink) {
  if (href === null) return null
  return {
    href,
    ...(newTab ? { target: '_blank' } : {}),
    ...(newTab || external ? { rel: 'noopener' } : {}),
  }
}
