import { type FormEvent, useEffect, useRef, useState } from 'react'
import { TextInput } from '../forms/text-input.tsx'
import step from '../second-step/second-step.module.css'
import * as t from './messages.gen.ts'
import styles from './sign-in.module.css'

/** Why it was refused, at the field that it concerns or as a whole. */
export type Faults = { email?: string; password?: string; form?: string }

/** The button of an account elsewhere: its text, and where it leads. */
export type SingleSignOn = { label: string; href: string }

type Props = {
  email: string
  password: string
  faults: Faults
  isBusy: boolean
  onEmail(value: string): void
  onPassword(value: string): void
  onSubmit(event: FormEvent): void
  /** Signs in with a passkey alone; null where the browser has none. */
  onPasskey: (() => void) | null
  singleSignOn: SingleSignOn | null
  /** Why nobody was signed in by it. */
  failure: string | null
  /** Whether the device is a shared tablet, which is unlocked by a PIN otherwise. */
  isTablet: boolean
}

/** Email and password, or in their place an account elsewhere or a passkey. */
export function FirstStep(props: Props) {
  const { email, password, faults, isBusy, onEmail, onPassword, onSubmit, onPasskey } = props
  const { singleSignOn, failure, isTablet } = props
  const [isShown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = faults.email ? '#email' : faults.password || faults.form ? '#password' : null
    if (field) form.current?.querySelector<HTMLInputElement>(field)?.focus()
  }, [faults])
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate className={step.stack}>
      {failure ? (
        <p role="alert" className={step.fault}>
          {failure}
        </p>
      ) : null}
      <TextInput
        {...{ id: 'email', name: 'email', label: t.email(), type: 'email', value: email }}
        {...{ fault: faults.email ?? null, onChange: onEmail }}
        autoComplete="username webauthn"
      />
      <div className={styles.password}>
        <TextInput
          {...{ id: 'password', name: 'password', label: t.password(), value: password }}
          {...{ fault: faults.password ?? null, onChange: onPassword }}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
        />
        <button
          type="button"
          className={step.button}
          aria-label={isShown ? t.hidePassword() : t.showPassword()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hide() : t.show()}
        </button>
      </div>
      {faults.form ? (
        <p role="alert" className={step.fault}>
          {faults.form}
        </p>
      ) : null}
      <button type="submit" className={`${step.primary} ${step.wide}`} aria-disabled={isBusy}>
        {t.signIn()}
      </button>
      {singleSignOn || onPasskey ? (
        <p className={styles.or} aria-hidden="true">
          {t.or()}
        </p>
      ) : null}
      {singleSignOn ? (
        <a className={`${step.button} ${step.wide} ${styles.elsewhere}`} href={singleSignOn.href}>
          {singleSignOn.label}
        </a>
      ) : null}
      {onPasskey ? (
        <button
          type="button"
          className={`${step.button} ${step.wide}`}
          aria-disabled={isBusy}
          onClick={onPasskey}
        >
          {t.withPasskey()}
        </button>
      ) : null}
      {isTablet ? (
        <a className={styles.forgot} href="/admin/login">
          {t.backToNames()}
        </a>
      ) : null}
      <a className={styles.forgot} href="/admin/forgot">
        {t.forgotPassword()}
      </a>
    </form>
  )
}
