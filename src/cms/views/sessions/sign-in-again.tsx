import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SecondStepNeeded } from '#cms/second-factor/first-step.ts'
import { post } from '../second-step/api.ts'
import type { SecondStep } from '../second-step/second-step.tsx'
import * as t from './messages.gen.ts'
import styles from './sessions.module.css'

type Props = {
  email: string
  /** Whether somebody else is signed in in this browser by now. */
  isAnother: boolean
  onSignedIn(): Promise<void>
}

/** What the first step has left to do, and the code that does it. */
type Next = { needed: SecondStepNeeded; Step: typeof SecondStep }

/** Over a page whose session has ended: sign in again, with the second step where there is one, and go on with it. */
export function SignInAgain({ email, isAnother, onSignedIn }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [next, setNext] = useState<Next | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const reply = await post('staff/login', { email, password })
    if (reply.ok) await onSignedIn()
    else if (reply.secondStep) {
      const found = await nextOf(reply.secondStep)
      if (found) setNext(found)
      else setFault(t.signInDidNotWork())
    } else setFault(reply.message)
    setBusy(false)
  }
  const restart = (message: string | null) => {
    setNext(null)
    setPassword('')
    setFault(message)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="signed-out-heading"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="signed-out-heading">{isAnother ? t.somebodyElse() : t.youAreSignedOut()}</h2>
      <p>{isAnother ? t.signInAsBefore({ email }) : t.signInToGoOn()}</p>
      {next ? (
        <next.Step
          {...{ email, needed: next.needed, onRestart: restart }}
          passkeys={'PublicKeyCredential' in window}
          onDone={() => void onSignedIn()}
        />
      ) : (
        <form onSubmit={submit} className={styles.form}>
          <label htmlFor="sign-in-again">{t.password({ email })}</label>
          <input
            id="sign-in-again"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : 'sign-in-again-fault'}
            onChange={(event) => setPassword(event.target.value)}
          />
          {fault === null ? null : (
            <p id="sign-in-again-fault" role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
          <button type="submit" className={styles.primary} aria-disabled={isBusy}>
            {t.signIn()}
          </button>
        </form>
      )}
      <p className={styles.ways}>
        <a href="/admin/login" target="_blank" rel="noreferrer">
          {t.signInOtherwise()}
        </a>
        <a href={signInPath()}>{t.leaveThisPage()}</a>
      </p>
    </dialog>
  )
}

/** The second step; null where its code cannot be loaded, as after an upgrade: another tab has it. */
async function nextOf(needed: SecondStepNeeded): Promise<Next | null> {
  try {
    const { SecondStep } = await import('../second-step/second-step.tsx')
    return { needed, Step: SecondStep }
  } catch {
    return null
  }
}

/** The sign-in that leads back to this page. */
function signInPath(): string {
  const { pathname, search } = window.location
  return `/admin/login?${new URLSearchParams({ redirect: pathname + search })}`
}
