import { type FormEvent, useState } from 'react'
import { PIN_LENGTH } from '#cms/tablets/pin-rule.ts'
import { TextInput } from '../forms/text-input.tsx'
import { post } from '../second-step/api.ts'
import step from '../second-step/second-step.module.css'
import * as t from './messages.gen.ts'

type Props = {
  /** That it is the owner of the account. */
  proof: string
  onSet(): void
  onProofEnded(): void
}

/** Asks for a new PIN. It is shown as it is typed: its owner is at a device of their own. */
export function NewPin({ proof, onSet, onProofEnded }: Props) {
  const [pin, setPin] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const reply = await post('tablets/set-pin', { pin, proof })
    setBusy(false)
    if (reply.ok) return onSet()
    if (reply.code === 'proof_needed') return onProofEnded()
    setFault(reply.message)
  }
  return (
    <form onSubmit={submit} noValidate className={step.stack}>
      <TextInput
        {...{ id: 'new-pin', label: t.newPin(), hint: t.newPinHint(), value: pin, fault }}
        {...{ inputMode: 'numeric', autoComplete: 'off', maxLength: PIN_LENGTH, onChange: setPin }}
      />
      <div className={step.acts}>
        <button type="submit" className={step.primary} aria-disabled={isBusy}>
          {t.savePin()}
        </button>
      </div>
    </form>
  )
}
