import type { ReplyTemplate } from '#cms/submissions/standard-templates.ts'
import type { SubmissionState } from '#cms/submissions/states.ts'
import { fillTemplate } from '#cms/submissions/template-fields.ts'

/** A reply as somebody writes it; `template`: the name of what it began with, empty = blank, null = nothing yet. */
export type ReplyDraft = {
  template: string | null
  subject: string
  text: string
  to: SubmissionState | null
}

/** A draft with the key of its request: sent twice, it is one reply. */
export type KeyedDraft = { draft: ReplyDraft; key: string }

export const NO_DRAFT: ReplyDraft = { template: null, subject: '', text: '', to: null }

/** A reply that begins with a template, its fields filled in. */
export function draftFrom(
  { name, subject, text, moveTo }: ReplyTemplate,
  fields: Readonly<Record<string, string>>,
): ReplyDraft {
  return {
    ...{ template: name, to: moveTo },
    subject: fillTemplate(subject, fields),
    text: fillTemplate(text, fields),
  }
}

/** Whether somebody has written something that its template does not say. */
export function isOwnText(
  draft: ReplyDraft,
  templates: readonly ReplyTemplate[],
  fields: Readonly<Record<string, string>>,
): boolean {
  if (!draft.subject && !draft.text) return false
  const template = templates.find(({ name }) => name === draft.template)
  const begun = template && draftFrom(template, fields)
  return begun?.subject !== draft.subject || begun.text !== draft.text
}
