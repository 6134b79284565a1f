import { type FormEvent, useId, useState } from 'react'
import { LONGEST_REPLY, LONGEST_SUBJECT } from '#cms/submissions/limits.ts'
import type { ReplyTemplate } from '#cms/submissions/standard-templates.ts'
import { statesOf } from '#cms/submissions/states.ts'
import type { SubmissionDetail } from '#cms/submissions/types.ts'
import shared from '../board/board.module.css'
import { newRequestKey } from '../reservations/api.ts'
import { stateLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import { Refusal } from './refusal.tsx'
import { draftFrom, isOwnText, type KeyedDraft, NO_DRAFT, type ReplyDraft } from './reply-draft.ts'
import styles from './submissions.module.css'
import type { Submissions } from './use-submissions.ts'

type ReplyFormProps = {
  all: Submissions
  detail: SubmissionDetail
  templates: ReplyTemplate[]
  mayEditTemplates: boolean
  drafts: Map<number, KeyedDraft>
}

/** A reply by email: begun with a template, edited, sent once. */
export function ReplyForm({ all, detail, templates, mayEditTemplates, drafts }: ReplyFormProps) {
  const form = useReplyForm(all, detail, templates, drafts)
  const { draft, edit } = form
  const { id, name, email, state, kind } = detail
  const heading = useId()
  if (!email) return <p className={shared.notice}>{t.noAddressCall()}</p>
  return (
    <section id="reply" className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{t.reply()}</h3>
      <fieldset className={styles.templates}>
        <legend className={shared.label}>{t.beginWith()}</legend>
        {[...templates, null].map((template) => (
          <button
            key={template?.name ?? ''}
            type="button"
            className={shared.button}
            aria-pressed={draft.template === (template?.name ?? '')}
            onClick={() => form.begin(template)}
          >
            {template?.name ?? t.blank()}
          </button>
        ))}
      </fieldset>
      {form.replaced ? (
        <p className={styles.replaced}>
          {t.yourTextWasReplaced()}{' '}
          <button type="button" className={shared.button} onClick={form.bringBack}>
            {t.bringItBack()}
          </button>
        </p>
      ) : null}
      {draft.template === null ? null : (
        <form className={styles.form} onSubmit={form.submit}>
          <p className={styles.soft}>{t.to({ address: email })}</p>
          <label>
            <span className={shared.label}>{t.subject()}</span>
            <input
              className={shared.input}
              required
              maxLength={LONGEST_SUBJECT}
              autoComplete="off"
              value={draft.subject}
              onChange={(event) => edit({ subject: event.target.value })}
            />
          </label>
          <label>
            <span className={shared.label}>{t.text()}</span>
            <textarea
              className={`${shared.input} ${styles.text}`}
              required
              rows={12}
              maxLength={LONGEST_REPLY}
              value={draft.text}
              onChange={(event) => edit({ text: event.target.value })}
            />
          </label>
          <label>
            <span className={shared.label}>{t.statusAfterwards()}</span>
            <select
              className={shared.input}
              value={draft.to ?? ''}
              onChange={(event) => {
                const to = statesOf(kind).find((one) => one === event.target.value)
                edit({ to: to ?? null })
              }}
            >
              <option value="">{t.staysAs({ state: stateLabel(state) })}</option>
              {statesOf(kind)
                .filter((one) => one !== state || one === draft.to)
                .map((one) => (
                  <option key={one} value={one}>
                    {stateLabel(one)}
                  </option>
                ))}
            </select>
          </label>
          <Refusal all={all} id={id} at="reply" />
          <button
            type="submit"
            className={shared.primary}
            aria-label={t.sendTo({ name })}
            aria-disabled={all.busy.has(id)}
          >
            {t.send()}
          </button>
        </form>
      )}
      {form.isSent ? <p className={shared.notice}>{t.isBeingSent({ address: email })}</p> : null}
      {mayEditTemplates ? (
        <a className={styles.link} href="/admin/collections/reply-templates">
          {t.editTemplates()}
        </a>
      ) : null}
    </section>
  )
}

function useReplyForm(
  all: Submissions,
  detail: SubmissionDetail,
  templates: readonly ReplyTemplate[],
  drafts: Map<number, KeyedDraft>,
) {
  const { id, name, email, fields } = detail
  // The key outlives the form: whoever comes back to what had no answer sends it once.
  const [{ draft, key }, setKept] = useState(
    () => drafts.get(id) ?? { draft: NO_DRAFT, key: newRequestKey() },
  )
  const [replaced, setReplaced] = useState<ReplyDraft | null>(null)
  const [isSent, setIsSent] = useState(false)
  const keep = (next: ReplyDraft, nextKey = key) => {
    setKept({ draft: next, key: nextKey })
    setIsSent(false)
    drafts.set(id, { draft: next, key: nextKey })
  }
  const begin = (template: ReplyTemplate | null) => {
    setReplaced(isOwnText(draft, templates, fields) ? draft : null)
    keep(template ? draftFrom(template, fields) : { ...NO_DRAFT, template: '' })
  }
  const bringBack = () => {
    if (replaced) keep(replaced)
    setReplaced(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { subject, text, to } = draft
    const done = t.isBeingSent({ address: email ?? name })
    const ended = await all.change('reply', detail, { subject, text, to, key }, done)
    // What was refused is another request when it is sent again; what had no answer is the same one.
    if (ended === 'refused') keep(draft, newRequestKey())
    if (ended !== 'done') return
    keep(NO_DRAFT, newRequestKey())
    setReplaced(null)
    setIsSent(true)
  }
  return {
    ...{ draft, replaced, isSent, begin, bringBack, submit },
    edit: (more: Partial<ReplyDraft>) => keep({ ...draft, ...more }),
  }
}
