import { useState } from 'react'
import { AppSetUp } from './app-set-up.tsx'
import * as t from './messages.gen.ts'
import type { Holder } from './passkey-ceremonies.ts'
import { PasskeySetUp } from './passkey-set-up.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-step.module.css'

type Props = {
  holder: Holder
  email: string
  /** Whether passkeys can be used on the site's address. */
  passkeys: boolean
  /** A second step is set up, and its recovery codes were kept. */
  onDone(): void
}

/** For whoever needs a second step and has none: which one, how it is set up, and the recovery codes that come with it. */
export function FirstSetUp({ holder, email, passkeys, onDone }: Props) {
  const [kind, setKind] = useState<'app' | 'passkey' | null>(passkeys ? null : 'app')
  const [codes, setCodes] = useState<string[] | null>(null)
  const added = (recoveryCodes: string[] | null) =>
    recoveryCodes ? setCodes(recoveryCodes) : onDone()

  if (codes) return <RecoveryCodes {...{ codes, email }} onKept={onDone} />
  if (kind === null)
    return (
      <div className={styles.stack}>
        <p>{t.setUpLead()}</p>
        <Choice
          label={t.setUpPasskey()}
          hint={t.setUpPasskeyHint()}
          onClick={() => setKind('passkey')}
        />
        <Choice label={t.setUpApp()} hint={t.setUpAppHint()} onClick={() => setKind('app')} />
      </div>
    )
  const SetUp = kind === 'app' ? AppSetUp : PasskeySetUp
  return (
    <div className={styles.stack}>
      {passkeys ? null : <p>{t.setUpLead()}</p>}
      <SetUp holder={holder} onAdded={added} />
      {passkeys ? (
        <button type="button" className={styles.quiet} onClick={() => setKind(null)}>
          {t.anotherWay()}
        </button>
      ) : null}
    </div>
  )
}

function Choice({ label, hint, onClick }: { label: string; hint: string; onClick(): void }) {
  return (
    <button type="button" className={`${styles.button} ${styles.choice}`} onClick={onClick}>
      {label}
      <span>{hint}</span>
    </button>
  )
}
