import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BotAction } from '#lib/forms/bot-check.ts'
import type { FieldMessages, FieldRules } from '#lib/forms/form-fields.ts'
import * as t from './messages.gen.ts'
import type { Send } from './send.ts'
import type { Submission, SubmissionState } from './submission.tsx'

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

/**
 * State and actions of a form. What checks and sends it is fetched when it is begun, and again when it is sent if
 * it did not come then; where it does not come at all, the form says that it cannot be sent.
 */
export function useSubmission<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  options: SubmissionOptions<Name>,
) {
  const [state, setState] = useState<SubmissionState<Name>>(AT_REST)
  const latest = useRef(options)
  const loaded = useRef<Promise<Submission<Name>>>(null)
  useEffect(() => {
    latest.current = options
  })

  const show = (change: Partial<SubmissionState<Name>>) =>
    setState((before) => ({ ...before, ...change }))
  const load = async () => {
    loaded.current ??= import('./submission.tsx').then(({ createSubmission }) =>
      createSubmission(form.current as HTMLFormElement, () => latest.current, show),
    )
    try {
      return await loaded.current
    } catch (error) {
      loaded.current = null
      throw error
    }
  }

  return {
    ...state,
    begin: () =>
      void load().then(
        (submission) => submission.begin(),
        () => {},
      ),
    submit: () =>
      load().then(
        (submission) => submission.submit(),
        () => show({ message: <p role="alert">{t.submissionFailed()}</p> }),
      ),
    recheck: (name: Name) => {
      if (state.faults[name]) void load().then((submission) => submission.recheck(name))
    },
  }
}

const AT_REST = {
  busy: false,
  faults: {},
  summary: null,
  message: null,
  isSent: false,
  note: null,
}
