import { type FormEvent, useState } from 'react'
import type { SecondStepNeeded } from '#cms/second-factor/first-step.ts'
import type { SecondStep as Way } from '#cms/sign-in/attempts.ts'
import { TextInput } from '../forms/text-input.tsx'
import { post, type Reply } from './api.ts'
import { CodeInput, isAppCode } from './app-set-up.tsx'
import { FirstSetUp } from './first-set-up.tsx'
import * as t from './messages.gen.ts'
import { askForPasskey } from './passkey-ceremonies.ts'
import styles from './second-step.module.css'

type Props = {
  needed: SecondStepNeeded
  email: string
  /** Whether passkeys can be used on the site's address. */
  passkeys: boolean
  /** They are signed in. */
  onDone(): void
  /** The first step is done once more, with what there is to say. */
  onRestart(message: string | null): void
}

const LABELS: Record<Way, () => string> = {
  passkey: t.withPasskey,
  app: t.useApp,
  recovery_code: t.useRecoveryCode,
}

/** What comes after the password: a passkey, a code of an app or a recovery code, or setting one of them up. */
export function SecondStep(props: Props) {
  const { needed, email, passkeys, onDone, onRestart } = props
  if (!needed.mustSetUp) return <Ways {...props} />
  return (
    <div className={styles.stack}>
      <FirstSetUp holder={{ ticket: needed.ticket }} {...{ email, passkeys, onDone }} />
      <button type="button" className={styles.quiet} onClick={() => onRestart(null)}>
        {t.startAgain()}
      </button>
    </div>
  )
}

function Ways({ needed, passkeys, onDone, onRestart }: Props) {
  const ways = needed.ways.filter((way) => passkeys || way !== 'passkey')
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery_code')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const run = async (attempt: () => Promise<Reply<unknown>>) => {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const reply = await attempt()
    if (reply.ok) return onDone()
    setBusy(false)
    if (reply.code === 'ticket_ended') return onRestart(reply.message)
    setFault(reply.message)
  }
  const sendCode = (typed: string) =>
    run(() => post('second-factor/verify', { ticket: needed.ticket, code: typed }))
  const type = (typed: string) => {
    setCode(typed)
    // Six digits are all that there is to say, typed or pasted.
    if (way === 'app' && isAppCode(typed) && !isAppCode(code)) void sendCode(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (way === 'passkey')
      return run(() => askForPasskey('passkeys/sign-in', { ticket: needed.ticket }))
    if (way === 'app' && !isAppCode(code)) return setFault(t.pleaseTypeCode())
    if (code.trim() === '') return setFault(t.pleaseTypeRecoveryCode())
    return sendCode(code)
  }
  const choose = (next: Way) => {
    setWay(next)
    setCode('')
    setFault(null)
  }

  return (
    <form onSubmit={submit} noValidate className={styles.stack}>
      <p>{leadOf(way)}</p>
      {way === 'app' ? (
        <CodeInput id="code" label={t.code()} {...{ code, fault }} onChange={type} focused />
      ) : null}
      {way === 'recovery_code' ? (
        <TextInput
          {...{ id: 'recovery-code', label: t.recoveryCode(), type: 'text', autoComplete: 'off' }}
          {...{ maxLength: 40, value: code, fault, onChange: type }}
          autoFocus
        />
      ) : null}
      {way === 'passkey' && fault ? (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
      <button
        key={way}
        type="submit"
        className={`${styles.primary} ${styles.wide}`}
        aria-disabled={isBusy}
        // biome-ignore lint/a11y/noAutofocus: without a field the button is what the step asks for.
        autoFocus={way === 'passkey'}
      >
        {way === 'passkey' ? t.withPasskey() : t.signIn()}
      </button>
      <ul className={styles.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <button
                type="button"
                className={`${styles.button} ${styles.wide}`}
                onClick={() => choose(other)}
              >
                {LABELS[other]()}
              </button>
            </li>
          ))}
      </ul>
      <p className={styles.hint}>{t.lostAll()}</p>
      <button type="button" className={styles.quiet} onClick={() => onRestart(null)}>
        {t.startAgain()}
      </button>
    </form>
  )
}

function leadOf(way: Way): string {
  switch (way) {
    case 'passkey':
      return t.passkeyLead()
    case 'app':
      return t.appCodeLead()
    case 'recovery_code':
      return t.recoveryCodeLead()
  }
}
