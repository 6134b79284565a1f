'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useRef, useState } from 'react'
import type { SecondStepNeeded } from '#cms/second-factor/first-step.ts'
import { MAX_LENGTH, MIN_LENGTH, passwordLength } from '#cms/staff/passwords/length.ts'
import { SecondStep } from '../second-step/second-step.tsx'
import styles from './choose-password.module.css'
import { ChosenField } from './chosen-field.tsx'
import * as t from './messages.gen.ts'
import { type Faults, sendPassword } from './send-password.ts'

type Props = {
  /** Where what was chosen is sent to, with the token. */
  endpoint: string
  token: string
  email: string
  /** The name that was given to an invited person, who may change it; without it there is no field for one. */
  firstName?: string
  rule: string
  endedText: string
  /** Words of the button. */
  action: string
  /** Whether passkeys can be used on the site's address. */
  passkeys: boolean
}

/** One field for a password, with the rule before it; what was typed stays after a refusal. */
export function ChoosePasswordForm(props: Props) {
  const { endpoint, token, email, firstName, rule, endedText, action, passkeys } = props
  const asksName = firstName !== undefined
  const [name, setName] = useState(firstName ?? '')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [needed, setNeeded] = useState<SecondStepNeeded | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const refuse = (found: Faults) => {
    setFaults(found)
    const field = found.name ? '#name' : '#password'
    form.current?.querySelector<HTMLInputElement>(field)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (asksName && name.trim() === '') return refuse({ name: t.pleaseEnterYourName() })
    const length = passwordLength(password)
    if (length < MIN_LENGTH || length > MAX_LENGTH)
      return refuse({ password: t.pleaseChooseAPassword({ min: MIN_LENGTH, max: MAX_LENGTH }) })
    const chosen = { token, password, ...(asksName ? { name } : {}) }
    setBusy(true)
    setFaults({})
    const outcome = await sendPassword(endpoint, chosen, endedText)
    if (outcome === null) return window.location.assign('/admin')
    setBusy(false)
    if ('secondStep' in outcome) setNeeded(outcome.secondStep)
    else refuse(outcome.faults)
  }

  if (needed)
    return (
      <div className={styles.form}>
        <h2>{needed.mustSetUp ? t.setUpSecondStep() : t.oneMoreStep()}</h2>
        <SecondStep
          {...{ needed, email }}
          passkeys={passkeys && browserSupportsWebAuthn()}
          onDone={() => window.location.assign('/admin')}
          onRestart={() => window.location.assign('/admin/login')}
        />
      </div>
    )

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      {/* For the browser's own list of passwords. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {asksName ? (
        <ChosenField
          {...{ id: 'name', label: t.yourName(), type: 'text', autoComplete: 'name' }}
          {...{ value: name, fault: faults.name, maxLength: 80, onChange: setName }}
        />
      ) : null}
      <p id="password-rule">{rule}</p>
      <ChosenField
        id="password"
        label={t.newPassword()}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        describedBy="password-rule"
        value={password}
        fault={faults.password}
        onChange={setPassword}
      >
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? t.hidePasswordLabel() : t.showPasswordLabel()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hidePassword() : t.showPassword()}
        </button>
      </ChosenField>
      {faults.form ? (
        <p role="alert" className={styles.fault}>
          {faults.form}
        </p>
      ) : null}
      <button
        type="submit"
        className="btn btn--style-primary btn--size-large"
        aria-disabled={isBusy}
      >
        {action}
      </button>
    </form>
  )
}
