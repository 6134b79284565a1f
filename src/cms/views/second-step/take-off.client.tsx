'use client'

import { type KeyboardEvent, useState } from 'react'
import { TextInput } from '../forms/text-input.tsx'
import { post } from './api.ts'
import * as t from './messages.gen.ts'
import styles from './second-step.module.css'

type Props = {
  staff: number
  name: string
  /** Which second step there is, in words. */
  has: string
}

/** Takes the second step of a colleague off, once an administrator has typed their own password. */
export function TakeOff({ staff, name, has }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  const takeOff = async () => {
    if (isBusy) return
    if (password === '') return setFault(t.pleaseTypePassword())
    setBusy(true)
    setFault(null)
    const proved = await post<{ proof: string }>('second-factor/prove', {
      currentPassword: password,
    })
    const done = proved.ok
      ? await post('second-factor/take-off', { staff, proof: proved.value.proof })
      : proved
    setBusy(false)
    if (!done.ok) return setFault(done.message)
    setDone(true)
  }
  // It stands in the form of the account, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void takeOff()
  }

  if (isDone) return <p role="status">{t.wasTakenOff({ name })}</p>
  return (
    <>
      <p>{has}</p>
      <p className={styles.hint}>{t.takeOffHint()}</p>
      {isOpen ? (
        <TextInput
          {...{ id: 'own-password', label: t.currentPassword(), hint: t.takeOffAsk() }}
          {...{ type: 'password', autoComplete: 'current-password', value: password, fault }}
          onChange={setPassword}
          onKeyDown={onKeyDown}
          autoFocus
        />
      ) : null}
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={isBusy}
          onClick={() => (isOpen ? takeOff() : setOpen(true))}
        >
          {t.takeOff()}
        </button>
      </div>
    </>
  )
}
