import type { ShownPage } from '#cms/publish-check/shown-pages.ts'
import type { GuestFinding, GuestView } from './look-as-guest.ts'
import * as t from './messages.gen.ts'
import type { CheckLine } from './use-check.ts'

/**
 * What was noticed on the pages on which a document was looked at, each thing once: with the first page that has it where there
 * are several. What belongs to another document of the page is left out.
 */
export function linesOf(views: readonly { page: ShownPage; view: GuestView }[]): CheckLine[] {
  const lines = new Map<string, CheckLine>()
  for (const { page, view } of views) {
    for (const one of view.findings) {
      const path = pathOf(one, page)
      const key = `${one.rule} ${path} ${one.text}`
      if (path === null || lines.has(key)) continue
      const message = messageOf(one)
      lines.set(key, {
        path,
        message: page.title ? t.onPage({ message, page: page.title }) : message,
      })
    }
  }
  return [...lines.values()]
}

/** The field or slice of the form; '' where it is not known, null where it is none of this form. */
function pathOf(
  { rule, slice }: GuestFinding,
  { within, rows, isShared }: ShownPage,
): string | null {
  if (within !== null) return rule === 'long-heading' ? 'title' : ''
  const row = slice === null ? undefined : rows[slice]
  if (row === null || (row === undefined && isShared)) return null
  return row === undefined ? '' : `slices.${row}`
}

function messageOf({ rule, text, amount }: GuestFinding): string {
  switch (rule) {
    case 'sideways':
      return t.sideways({ text })
    case 'long-heading':
      return t.longHeading({ text, lines: amount })
    case 'long-button':
      return t.longButton({ text, lines: amount })
    case 'unreadable':
      return t.unreadable({ text, contrast: String(amount) })
  }
}
