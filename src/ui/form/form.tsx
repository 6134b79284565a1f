import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BotAction } from '#lib/forms/bot-check.ts'
import type { FieldMessages, FieldRules } from '#lib/forms/form-fields.ts'
import { Button } from '../button.tsx'
import { FadingNotice } from '../fading-notice.client.tsx'
import { ErrorSummary } from './error-summary.tsx'
import css from './form.module.css'
import * as t from './messages.gen.ts'
import { usePrefill } from './query.ts'
import { HONEYPOT_FIELD, type Send } from './send.ts'
import { useSubmission } from './use-submission.ts'

/** What a field of `ui/field.tsx` gets from its form. */
export type FormField = {
  id: string
  name: string
  label: string
  optional: boolean
  error: string | undefined
}

type FormProps<Name extends string> = {
  /** Stem of the ids of its fields. */
  id: string
  /** Id of the heading that says what the form is for. */
  labelledBy: string
  action: BotAction
  rules: FieldRules<Name>
  /** Whether the address may fill in fields (spec:forms.prefill). */
  autofill?: boolean
  /** Words of the button. */
  button: string
  /** What is said when it was sent, unless the server's answer brings a message. */
  success: string
  /** What is wrong beyond the rules, by field. */
  check?: (data: FormData) => FieldMessages<Name>
  send: Send
  /** It was sent. */
  onSent?: () => void
  /** The message that it was sent has faded out. */
  onGone?: () => void
  /** Stands where there is little room: less air, and two columns sooner. */
  compact?: boolean
  /** The fields, in a grid of two columns where there is room. */
  children: (field: (name: Name) => FormField) => ReactNode
}

/**
 * A form of the site: what is wrong stands at the fields and in a summary with the focus on the first,
 * what was typed stays until it is sent, a second press does nothing, messages fade (spec:forms.fading), and
 * it is checked for bots without asking. Belongs in a file that is fetched on demand (decision 22).
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { id, labelledBy, rules, autofill = true, button, compact, children, onGone } = props
  const form = useRef<HTMLFormElement>(null)
  const submission = useSubmission(form, props)
  const { faults, message, busy } = submission
  const names = Object.keys(rules) as Name[]
  const ready = useReady()
  usePrefill(form, names, autofill)

  const wrong = names.flatMap((name) => faultOf(`${id}-${name}`, faults[name]))
  const gone = () => {
    submission.clear()
    if (message?.kind === 'success') onGone?.()
  }
  return (
    <form
      ref={form}
      noValidate
      // Never in the address, whatever happens before the page works.
      method="post"
      aria-labelledby={labelledBy}
      data-success={submission.isSent || undefined}
      data-compact={compact}
      className={css.form}
      onFocus={submission.begin}
      onChange={({ target }: { target: EventTarget }) =>
        submission.recheck((target as HTMLInputElement).name as Name)
      }
      onSubmit={(event) => {
        event.preventDefault()
        void submission.submit()
      }}
    >
      {wrong.length > 0 ? <ErrorSummary faults={wrong} /> : null}
      <div className={css.fields}>
        {children((name) => ({
          id: `${id}-${name}`,
          name,
          label: rules[name].label(),
          optional: !rules[name].required,
          error: faults[name],
        }))}
      </div>
      <Trap />
      <div className={css.foot}>
        <Button type={ready ? 'submit' : 'button'} size={compact ? 'md' : 'lg'} busy={busy}>
          {button}
        </Button>
        {message ? (
          <FadingNotice key={message.at} kind={message.kind} onGone={gone}>
            <p>{message.text}</p>
          </FadingNotice>
        ) : null}
        {submission.note}
      </div>
    </form>
  )
}

const faultOf = (id: string, message: string | undefined) => (message ? [{ id, message }] : [])

/** A field, or several, over both columns of a form. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>
}

/** Fields that nobody has to fill in, over both columns; a press on the label shows them. */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={css.folded}>
      <summary>{label}</summary>
      <div className={css.fields}>{children}</div>
    </details>
  )
}

/** Out of sight, out of the keyboard's way and unknown to screen readers. */
function Trap() {
  return (
    <div className={css.trap} inert aria-hidden="true">
      <label>
        {t.subject()} <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Whether the page works: until then a press must not send the form the browser's own way. */
function useReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready
}
