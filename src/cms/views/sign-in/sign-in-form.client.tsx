'use client'

import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { SecondStepNeeded } from '#cms/second-factor/first-step.ts'
import type { BegunStep } from '#cms/single-sign-on/begun-step.ts'
import { post } from '../second-step/api.ts'
import { askForPasskey } from '../second-step/passkey-ceremonies.ts'
import { SecondStep } from '../second-step/second-step.tsx'
import { type Faults, FirstStep, type SingleSignOn } from './first-step.tsx'
import * as t from './messages.gen.ts'

type Props = {
  /** Short name of the group. */
  group: string
  /** Path of the admin to go to. */
  next: string
  /** Whether passkeys can be used on the site's address. */
  passkeys: boolean
  /** The way to sign in with an account elsewhere; null where there is none. */
  singleSignOn: SingleSignOn | null
  /** The first step, where it was done there. */
  begun: BegunStep | null
  /** Why nobody was signed in there. */
  failure: string | null
  /** Whether the device is a shared tablet. */
  isTablet: boolean
}

/** The sign-in, step by step; what was typed stays after a refusal. */
export function SignInForm(props: Props) {
  const { group, next, passkeys, singleSignOn, begun, failure, isTablet } = props
  const [email, setEmail] = useState(begun?.email ?? '')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const [needed, setNeeded] = useState<SecondStepNeeded | null>(null)
  const [canUsePasskeys, setCanUsePasskeys] = useState(false)

  // Not before the browser has said whether it has passkeys, which the set-up then offers.
  useEffect(() => setNeeded(begun?.needed ?? null), [begun])
  const done = useCallback(() => window.location.assign(next), [next])
  const restart = (message: string | null) => {
    setNeeded(null)
    setPassword('')
    setFaults(message ? { form: message } : {})
  }
  usePasskeysOfBrowser(passkeys, {
    onSupport: setCanUsePasskeys,
    onSignedIn: done,
    onRefused: (message) => setFaults({ form: message }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing: Faults = {
      ...(email.trim() === '' ? { email: t.pleaseTypeEmail() } : {}),
      ...(password === '' ? { password: t.pleaseTypePassword() } : {}),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    const reply = await post('staff/login', { email, password })
    if (reply.ok) return done()
    setBusy(false)
    if (reply.secondStep) setNeeded(reply.secondStep)
    else setFaults({ form: reply.message })
  }
  const signInByPasskey = async () => {
    if (isBusy) return
    setBusy(true)
    setFaults({})
    const reply = await askForPasskey('passkeys/sign-in')
    if (reply.ok) return done()
    setBusy(false)
    setFaults({ form: reply.message })
  }

  if (needed)
    return (
      <>
        <div className="admin-login-intro">
          <h1>{needed.mustSetUp ? t.setUpSecondStep() : t.oneMoreStep()}</h1>
          <p>{t.forAccount({ email })}</p>
        </div>
        <div className="login__form">
          <SecondStep
            {...{ needed, email, onDone: done, onRestart: restart }}
            passkeys={canUsePasskeys}
          />
        </div>
      </>
    )
  return (
    <>
      <div className="admin-login-intro">
        <h1>{t.signIn()}</h1>
        <p>{t.forEveryoneAt({ group })}</p>
      </div>
      <div className="login__form">
        <FirstStep
          {...{ email, password, faults, isBusy, singleSignOn, failure, isTablet }}
          onEmail={setEmail}
          onPassword={setPassword}
          onSubmit={submit}
          onPasskey={canUsePasskeys ? signInByPasskey : null}
        />
      </div>
    </>
  )
}

type Told = {
  onSupport(isSupported: boolean): void
  onSignedIn(): void
  onRefused(message: string): void
}

/** Offers passkeys where the browser has them, also among what it fills the field for the email address in with. */
function usePasskeysOfBrowser(passkeys: boolean, told: Told) {
  const [latest] = useState({ told })
  latest.told = told
  useEffect(() => {
    if (!passkeys || !browserSupportsWebAuthn()) return
    let isHere = true
    latest.told.onSupport(true)
    void (async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || !isHere) return
      const reply = await askForPasskey('passkeys/sign-in', { fills: true })
      if (!isHere) return
      if (reply.ok) return latest.told.onSignedIn()
      // Nobody chose one, or the button asks for one meanwhile.
      if (!reply.code.startsWith('ERROR_') && reply.code !== 'cancelled')
        latest.told.onRefused(reply.message)
    })()
    return () => {
      isHere = false
    }
  }, [passkeys, latest])
}
