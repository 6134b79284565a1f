import type { PlainLook } from '#lib/look/look.ts'
import type { RenderedMail } from '../messages.ts'
import type { MailCopy } from './copy.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Renders a mail: its subject, its HTML and its plain text, in the group's colours and type. */
export function renderMail(copy: MailCopy, look: PlainLook): RenderedMail {
  return { subject: copy.subject, text: renderText(copy), html: renderHtml(copy, look) }
}
