import type { Palette } from '#lib/look/palette.ts'
import type { RenderedMail } from '../messages.ts'
import type { MailCopy } from './copy.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Renders a mail: its subject, its HTML and its plain text, in the group's colours. */
export function renderMail(copy: MailCopy, palette: Palette): RenderedMail {
  return { subject: copy.subject, text: renderText(copy), html: renderHtml(copy, palette) }
}
