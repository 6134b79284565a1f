import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BotAction } from '#lib/forms/bot-check.ts'
import { type FieldMessages, type FieldRules, fieldMessages } from '#lib/forms/form-fields.ts'
import type { SubmissionKeyStore } from './deliver.ts'
import * as t from './messages.gen.ts'
import { isExcluded } from './query.ts'
import type { Send, Sent } from './send.ts'

/** A message that fades; `at` tells two of the same words apart. */
export type Message = { kind: 'success' | 'error'; text: string; at: number }

type Options<Name extends string> = {
  action: BotAction
  rules: FieldRules<Name>
  success: string
  check?: ((data: FormData) => FieldMessages<Name>) | undefined
  send: Send
  onSent?: (() => void) | undefined
}

/** Fetched when the form is begun, and again when it is sent if it did not come then. */
const delivery = () => import('./deliver.ts')

/** What a form does from its first touch to its message. What was typed stays in it until it is sent. */
export function useSubmission<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { action, rules, success, check, send, onSent }: Options<Name>,
) {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<FieldMessages<Name>>({})
  const [message, setMessage] = useState<Message | null>(null)
  const [isSent, setSent] = useState(false)
  const [note, setNote] = useState<ReactNode>(null)
  const working = useRef(false)
  const keys = useRef<SubmissionKeyStore['current']>(null)

  const begin = () =>
    delivery()
      .then(({ prepareForm }) => prepareForm(action))
      .then(setNote)
      .catch(() => {})

  const look = (data: FormData): FieldMessages<Name> => ({
    ...fieldMessages(rules, (name) => data.get(name)),
    ...check?.(data),
  })

  /** Shows what is wrong, with the focus on the first of it. */
  const report = (found: FieldMessages<Name>) => {
    flushSync(() => setFaults(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  /** Says of a field that was at fault what is wrong now, nothing once it is right, and leaves the focus. */
  const recheck = (name: Name) => {
    if (faults[name] && form.current)
      setFaults({
        ...faults,
        [name]: look(new FormData(form.current))[name],
      } as FieldMessages<Name>)
  }

  const say = (kind: Message['kind'], text: string) => setMessage({ kind, text, at: Date.now() })

  function accepted(text: string) {
    keys.current?.renew()
    setSent(true)
    form.current?.reset()
    setFaults({})
    say('success', text)
    onSent?.()
  }

  /** Without a reason it is not the visitor's doing (spec:forms.generic-error). */
  function refused(found: FieldMessages, why = t.submissionFailed()) {
    const known = Object.entries(found).filter(([name]) => name in rules)
    report(Object.fromEntries(known) as FieldMessages<Name>)
    if (known.length === 0) say('error', why)
    void begin()
  }

  async function submit() {
    if (working.current || !form.current || isExcluded()) return
    const data = new FormData(form.current)
    const found = look(data)
    report(found)
    setMessage(null)
    setSent(false)
    if (Object.keys(found).length > 0) return
    working.current = true
    setBusy(true)
    const sent: Sent = await delivery()
      .then(({ deliver }) => deliver(data, action, keys, send))
      .catch(() => ({ ok: false }))
    working.current = false
    setBusy(false)
    if (sent.ok) accepted(sent.message ?? success)
    else refused(sent.faults ?? {}, sent.message)
  }

  return {
    ...{ begin, submit, recheck, busy, faults, message, isSent, note },
    clear: () => setMessage(null),
  }
}
