import { type FormEvent, useState } from 'react'
import { TextInput } from '../forms/text-input.tsx'
import { post, type Reply } from './api.ts'
import * as t from './messages.gen.ts'
import { askForPasskey } from './passkey-ceremonies.ts'
import styles from './second-step.module.css'

type Props = {
  /** What is about to be ended; null where something is added. */
  question: string | null
  /** A proof that still holds: then nothing is asked but the question. */
  proof: string | null
  /** Words of the button. */
  action: string
  /** Whether a passkey of the account may be used in place of the password. */
  hasPasskey: boolean
  onProved(proof: string): Promise<void>
}

/** Asks who makes a change, by their current password or a passkey, and whether it is meant. */
export function ConfirmPanel({ question, proof, action, hasPasskey, onProved }: Props) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const prove = async (ask: () => Promise<Reply<{ proof: string }>>) => {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const reply = await ask()
    if (reply.ok) await onProved(reply.value.proof)
    else setFault(reply.message)
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (proof) return onProved(proof)
    if (password === '') return setFault(t.pleaseTypePassword())
    return prove(() => post('second-factor/prove', { currentPassword: password }))
  }
  return (
    <form onSubmit={submit} noValidate className={styles.stack}>
      {question ? <h3>{question}</h3> : <h3>{t.confirmIdentity()}</h3>}
      {proof ? null : (
        <TextInput
          {...{ id: 'current-password', label: t.currentPassword(), type: 'password' }}
          {...{ autoComplete: 'current-password', value: password, fault, onChange: setPassword }}
        />
      )}
      <div className={styles.acts}>
        <button type="submit" className={styles.primary} aria-disabled={isBusy}>
          {action}
        </button>
        {hasPasskey && !proof ? (
          <button
            type="button"
            className={styles.button}
            aria-disabled={isBusy}
            onClick={() => prove(() => askForPasskey('passkeys/prove'))}
          >
            {t.confirmWithPasskey()}
          </button>
        ) : null}
      </div>
    </form>
  )
}
