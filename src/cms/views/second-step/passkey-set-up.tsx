import { type FormEvent, useState } from 'react'
import { deviceText } from '#cms/audit-log/device-text.ts'
import { TextInput } from '../forms/text-input.tsx'
import * as t from './messages.gen.ts'
import { type Holder, makePasskey } from './passkey-ceremonies.ts'
import styles from './second-step.module.css'

type Props = {
  holder: Holder
  /** The passkey was added; with the recovery codes that came with it, if any. */
  onAdded(recoveryCodes: string[] | null): void
}

/** Makes a passkey on this device or another one, with a name by which its owner knows it later. */
export function PasskeySetUp({ holder, onAdded }: Props) {
  const [name, setName] = useState(() => deviceText(navigator.userAgent))
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (name.trim() === '') return setFault(t.pleaseName())
    setBusy(true)
    setFault(null)
    const reply = await makePasskey(holder, name)
    setBusy(false)
    if (reply.ok) onAdded(reply.value.recoveryCodes)
    else setFault(reply.message)
  }

  return (
    <form onSubmit={submit} noValidate className={styles.stack}>
      <p>{t.passkeyLead()}</p>
      <TextInput
        {...{ id: 'passkey-name', label: t.passkeyName(), hint: t.passkeyNameHint() }}
        {...{ type: 'text', maxLength: 60, value: name, fault, onChange: setName }}
      />
      <button type="submit" className={`${styles.primary} ${styles.wide}`} aria-disabled={isBusy}>
        {t.makePasskey()}
      </button>
    </form>
  )
}
