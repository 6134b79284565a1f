'use client'

import { type FormEvent, useState } from 'react'
import { post, type Reply } from '../second-step/api.ts'
import { CodeInput, isAppCode } from '../second-step/app-set-up.tsx'
import { askForPasskey } from '../second-step/passkey-ceremonies.ts'
import styles from './backups.module.css'
import * as t from './messages.gen.ts'

/** By what the account of whoever reads the page can confirm a download. */
export type Ways = { app: boolean; passkey: boolean }

type Props = {
  /** Names the button for those who hear it; its text where it says it all. */
  label?: string
  text: string
  /** The question for the address of the download, below `/admin/api`, and what it needs beside the proof. */
  permit: { path: string; body?: object }
  /** What is said once it has begun. */
  begun: string
  ways: Ways
}

type Proved = Reply<{ proof: string }>

/** Downloads an archive, once it is confirmed with the second step of whoever does. */
export function Download({ label, text, permit, begun, ways }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [hasBegun, setBegun] = useState(false)

  const begin = (href: string) => {
    setOpen(false)
    setBegun(true)
    window.location.assign(href)
  }
  return (
    <div className={styles.download}>
      {isOpen ? (
        <Confirm {...{ permit, ways }} onPermit={begin} onCancel={() => setOpen(false)} />
      ) : (
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          onClick={() => setOpen(true)}
        >
          {text}
        </button>
      )}
      <p role="status" className={styles.status}>
        {hasBegun && !isOpen ? begun : null}
      </p>
    </div>
  )
}

type ConfirmProps = Pick<Props, 'permit' | 'ways'> & {
  onPermit(href: string): void
  onCancel(): void
}

function Confirm({ permit: { path, body }, ways, onPermit, onCancel }: ConfirmProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const run = async (prove: () => Promise<Proved>) => {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const proved = await prove()
    const permit = proved.ok
      ? await post<{ href: string }>(path, { ...body, proof: proved.value.proof })
      : proved
    if (permit.ok) return onPermit(permit.value.href)
    setBusy(false)
    setFault(permit.message)
  }
  const sendCode = (typed: string) => run(() => post('second-factor/prove-code', { code: typed }))
  const type = (typed: string) => {
    setCode(typed)
    // Six digits are all that there is to say, typed or pasted.
    if (isAppCode(typed) && !isAppCode(code)) void sendCode(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return isAppCode(code) ? sendCode(code) : setFault(t.pleaseTypeCode())
  }

  return (
    <form onSubmit={submit} noValidate className={styles.confirm} aria-label={t.confirm()}>
      {ways.app ? (
        <>
          <p>{t.codeLead()}</p>
          <CodeInput
            id="download-code"
            label={t.code()}
            {...{ code, fault }}
            onChange={type}
            focused
          />
        </>
      ) : null}
      {ways.app || ways.passkey ? null : (
        <p>
          {t.noStep()} <a href="/admin/second-step">{t.setUp()}</a>
        </p>
      )}
      {fault && !ways.app ? (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
      <div className={styles.acts}>
        {ways.app ? (
          <button type="submit" className={styles.primary} aria-disabled={isBusy}>
            {t.startDownload()}
          </button>
        ) : null}
        {ways.passkey ? (
          <button
            type="button"
            className={ways.app ? styles.button : styles.primary}
            aria-disabled={isBusy}
            onClick={() => run(() => askForPasskey('passkeys/prove'))}
          >
            {t.withPasskey()}
          </button>
        ) : null}
        <button type="button" className={styles.button} onClick={onCancel}>
          {t.cancel()}
        </button>
      </div>
    </form>
  )
}
