import type { ResolvedLink } from '#lib/routing/link.ts'
import { type ButtonLook, LinkButton } from './button.tsx'
import { linkProps } from './link.tsx'
import * as t from './messages.gen.ts'

/** An editor's call to action as a button; nothing without a text, and the text alone without a target. */
export function ContentButton({
  link,
  ...look
}: ButtonLook & { link: ResolvedLink | null | undefined }) {
  if (!link?.text) return null
  const props = linkProps(link)
  if (!props) return <span>{link.text}</span>
  return (
    <LinkButton {...look} {...props}>
      {link.text}
      {link.newTab ? <span className="visually-hidden"> {t.opensInANewTab()}</span> : null}
    </LinkButton>
  )
}
