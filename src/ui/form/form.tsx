import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import css from './form.module.css'
import * as t from './messages.gen.ts'
import { usePrefill } from './query.ts'
import { HONEYPOT_FIELD } from './send.ts'
import type { SubmissionOptions } from './submission.tsx'
import { useSubmission } from './use-submission.ts'

/** What a field of `ui/field.tsx` gets from its form. */
export type FormField = {
  id: string
  name: string
  label: string
  optional: boolean
  error: string | undefined
}

type FormProps<Name extends string> = SubmissionOptions<Name> & {
  /** Id of the heading that says what the form is for. */
  labelledBy: string
  /** Whether the address may fill in fields (spec:forms.prefill). */
  autofill?: boolean
  /** Words of the button. */
  button: string
  /** Stands where there is little room: less air, and two columns sooner. */
  compact?: boolean
  /** The fields, in a grid of two columns where there is room. */
  children: (field: (name: Name) => FormField) => ReactNode
}

/**
 * A form of the site: what is wrong stands at the fields and in a summary with the focus on the first,
 * what was typed stays until it is sent, a second press does nothing, messages fade (spec:forms.fading), and
 * it is checked for bots without asking. Belongs behind a hydration gate (decision 81).
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { id, labelledBy, rules, autofill = true, button, compact, children } = props
  const form = useRef<HTMLFormElement>(null)
  const submission = useSubmission(form, props)
  const { faults, busy } = submission
  const ready = useReady()
  usePrefill(form, Object.keys(rules), autofill)
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
      {submission.summary}
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
        <Button
          // The hydration gate makes it one that sends the form before this is hydrated.
          data-sends
          suppressHydrationWarning
          type={ready ? 'submit' : 'button'}
          size={compact ? 'md' : 'lg'}
          busy={busy}
        >
          {button}
        </Button>
        {submission.message}
        {submission.note}
      </div>
    </form>
  )
}

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
