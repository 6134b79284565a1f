import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { BotAction } from '#lib/forms/bot-check.ts'
import { type FieldMessages, type FieldRules, fieldMessages } from '#lib/forms/form-fields.ts'
import { FadingNotice } from '../fading-notice.client.tsx'
import { deliver, prepareForm, type SubmissionKeyStore } from './deliver.ts'
import { ErrorSummary } from './error-summary.tsx'
import * as t from './messages.gen.ts'
import { isExcluded } from './query.ts'
import type { Send, Sent } from './types.ts'

/** How a form is checked and sent. */
export type SubmissionOptions<Name extends string> = {
  /** Stem of the ids of its fields. */
  id: string
  action: BotAction
  rules: FieldRules<Name>
  /** What is said when it was sent, unless the server's answer brings a message. */
  success: string
  /** What is wrong beyond the rules, by field. */
  check?: ((data: FormData) => FieldMessages<Name>) | undefined
  send: Send
  /** It was sent. */
  onSent?: (() => void) | undefined
  /** The message that it was sent has faded out. */
  onGone?: (() => void) | undefined
}

/** State of a submission, as its form shows it. */
export type SubmissionState<Name extends string> = {
  busy: boolean
  /** Error messages by field. */
  faults: FieldMessages<Name>
  /** Everything that is wrong, as it stands above the fields. */
  summary: ReactNode
  /** That it was sent, or why not; it fades. */
  message: ReactNode
  isSent: boolean
  /** The notice that the bot check requires; null if none. */
  note: ReactNode
}

export type Submission<Name extends string> = {
  /** The form was touched: what it takes to send it is fetched. */
  begin(): Promise<void>
  submit(): Promise<void>
  /** Says of a field that was at fault what is wrong now, nothing once it is right, and leaves the focus. */
  recheck(name: Name): void
}

/**
 * Checks and sends `form`, and reports each change of its state to `show`. The fields keep what was typed until it
 * is sent.
 */
export function createSubmission<Name extends string>(
  form: HTMLFormElement,
  options: () => SubmissionOptions<Name>,
  show: (change: Partial<SubmissionState<Name>>) => void,
): Submission<Name> {
  const keys: SubmissionKeyStore = { current: null }
  let working = false
  let faults: FieldMessages<Name> = {}

  const begin = () =>
    prepareForm(options().action)
      .then((note) => show({ note }))
      .catch(() => {})

  const look = (data: FormData): FieldMessages<Name> => ({
    ...fieldMessages(options().rules, (name) => data.get(name)),
    ...options().check?.(data),
  })

  const setFaults = (found: FieldMessages<Name>) => {
    faults = found
    show({ faults, summary: summaryOf(found, options()) })
  }

  /** Shows what is wrong, with the focus on the first of it. */
  const report = (found: FieldMessages<Name>) => {
    flushSync(() => setFaults(found))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const say = (kind: 'success' | 'error', text: string) => {
    const gone = () => {
      show({ message: null })
      if (kind === 'success') options().onGone?.()
    }
    show({
      message: (
        <FadingNotice key={Date.now()} kind={kind} onGone={gone}>
          <p>{text}</p>
        </FadingNotice>
      ),
    })
  }

  function accepted(text: string) {
    keys.current?.renew()
    show({ isSent: true })
    form.reset()
    setFaults({})
    say('success', text)
    options().onSent?.()
  }

  /** Without a reason it is not the visitor's doing (spec:forms.generic-error). */
  function refused(found: FieldMessages, why = t.submissionFailed()) {
    const known = Object.entries(found).filter(([name]) => name in options().rules)
    report(Object.fromEntries(known) as FieldMessages<Name>)
    if (known.length === 0) say('error', why)
    void begin()
  }

  return {
    begin,
    async submit() {
      if (working || isExcluded()) return
      const { action, send, success } = options()
      const data = new FormData(form)
      const found = look(data)
      report(found)
      show({ message: null, isSent: false })
      if (Object.keys(found).length > 0) return
      working = true
      show({ busy: true })
      const sent: Sent = await deliver(data, action, keys, send).catch(() => ({ ok: false }))
      working = false
      show({ busy: false })
      if (sent.ok) accepted(sent.message ?? success)
      else refused(sent.faults ?? {}, sent.message)
    },
    recheck(name) {
      if (faults[name]) setFaults({ ...faults, [name]: look(new FormData(form))[name] })
    },
  }
}

function summaryOf<Name extends string>(
  found: FieldMessages<Name>,
  { id, rules }: SubmissionOptions<Name>,
): ReactNode {
  const wrong = (Object.keys(rules) as Name[]).flatMap((name) => {
    const message = found[name]
    return message ? [{ id: `${id}-${name}`, message }] : []
  })
  return wrong.length > 0 ? <ErrorSummary faults={wrong} /> : null
}
