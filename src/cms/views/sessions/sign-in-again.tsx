import { type FormEvent, useEffect, useRef, useState } from 'react'
import { postSignIn } from './api.ts'
import * as t from './messages.gen.ts'
import styles from './sessions.module.css'

type Props = {
  email: string
  /** Whether somebody else is signed in in this browser by now. */
  isAnother: boolean
  onSignedIn(): Promise<void>
}

/** Over a page whose session has ended: sign in again, and go on with it. */
export function SignInAgain({ email, isAnother, onSignedIn }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const refused = await postSignIn(email, password)
    // Where that is enough, the page goes on; where it is not, the other way is below.
    if (refused === null) await onSignedIn()
    setFault(refused || t.signInDidNotWork())
    setBusy(false)
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
      <p className={styles.ways}>
        <a href="/admin/login" target="_blank" rel="noreferrer">
          {t.signInOtherwise()}
        </a>
        <a href={signInPath()}>{t.leaveThisPage()}</a>
      </p>
    </dialog>
  )
}

/** The sign-in that leads back to this page. */
function signInPath(): string {
  const { pathname, search } = window.location
  return `/admin/login?${new URLSearchParams({ redirect: pathname + search })}`
}
