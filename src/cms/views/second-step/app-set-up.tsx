import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AppSetUp as Begun } from '#cms/second-factor/set-up-app.ts'
import { TextInput } from '../forms/text-input.tsx'
import { post } from './api.ts'
import { CopyButton } from './copy-button.tsx'
import * as t from './messages.gen.ts'
import type { Holder, WithCodes } from './passkey-ceremonies.ts'
import styles from './second-step.module.css'

type Props = {
  holder: Holder
  /** The app was added; with the recovery codes that came with it, if any. */
  onAdded(recoveryCodes: string[] | null): void
}

/** Sets an authenticator app up: a QR code to scan or a key to type, confirmed by the first code. */
export function AppSetUp({ holder, onAdded }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const first = useRef(holder)

  useEffect(() => {
    let isHere = true
    void post<Begun>('second-factor/begin-app', first.current).then((reply) => {
      if (!isHere) return
      if (reply.ok) setBegun(reply.value)
      else setFault(reply.message)
    })
    return () => {
      isHere = false
    }
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy || !begun) return
    if (!isAppCode(code)) return setFault(t.pleaseTypeCode())
    setBusy(true)
    setFault(null)
    const sent = { ...holder, setUp: begun.setUp, code }
    const reply = await post<WithCodes>('second-factor/confirm-app', sent)
    setBusy(false)
    if (reply.ok) onAdded(reply.value.recoveryCodes)
    else setFault(reply.message)
  }

  if (!begun)
    return fault ? (
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    ) : null
  return (
    <form onSubmit={submit} noValidate className={styles.stack}>
      <p>{t.scan()}</p>
      {/* biome-ignore lint/performance/noImgElement: a picture within the answer, which nothing loads. */}
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`}
        alt={t.qrAlt()}
        width={208}
        height={208}
      />
      <p>{t.orType()}</p>
      <div className={styles.key}>
        <code>{inGroups(begun.secret)}</code>
        <CopyButton text={begun.secret} label={t.copy()} about={t.copyKey()} />
      </div>
      <CodeInput id="first-code" label={t.thenCode()} {...{ code, fault, onChange: setCode }} />
      <button type="submit" className={`${styles.primary} ${styles.wide}`} aria-disabled={isBusy}>
        {t.confirmApp()}
      </button>
    </form>
  )
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Whether what was typed has the form of an app's code: six digits, with blanks or without. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(typed.replace(/\s/g, ''))
}

type CodeProps = {
  id: string
  label: string
  code: string
  fault: string | null
  onChange(code: string): void
  focused?: boolean
}

/** One field for the six digits of an app, which may be pasted. */
export function CodeInput({ code, focused = false, ...field }: CodeProps) {
  return (
    <TextInput
      {...field}
      type="text"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      value={code}
      autoFocus={focused}
    />
  )
}
