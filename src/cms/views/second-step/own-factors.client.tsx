'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Factors, PasskeySummary } from '#cms/second-factor/factors.ts'
import { localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { longDate } from '#lib/time/time-labels.ts'
import { post, type Reply } from './api.ts'
import { AppSetUp } from './app-set-up.tsx'
import { ConfirmPanel } from './confirm-panel.tsx'
import * as t from './messages.gen.ts'
import type { WithCodes } from './passkey-ceremonies.ts'
import { PasskeySetUp } from './passkey-set-up.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-step.module.css'

type Props = {
  factors: Factors
  email: string
  /** Whether passkeys can be used on the site's address. */
  passkeys: boolean
  utcOffsets: UtcOffsets
}

/** A change that is being made: what is added opens after the proof, what ends something asks first. */
type Act =
  | { kind: 'add-passkey' | 'add-app' | 'remove-app' | 'new-codes' }
  | { kind: 'remove-passkey'; passkey: PasskeySummary }

/** How long a proof is taken to hold here, ms; the server has the last word. */
const PROOF_MS = 9 * 60_000

/** Lists one's own second factors, and changes them once it is proved who does. */
export function OwnFactors({ factors, email, passkeys, utcOffsets }: Props) {
  const router = useRouter()
  const [act, setAct] = useState<Act | null>(null)
  const [proof, setProof] = useState<{ text: string; at: number } | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null)
  const [canUse, setCanUse] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => setCanUse(passkeys && browserSupportsWebAuthn()), [passkeys])
  useEffect(() => {
    if (act) panel.current?.querySelector<HTMLElement>('input, button, h2')?.focus()
  }, [act])

  const fresh = proof && Date.now() - proof.at < PROOF_MS ? proof.text : null
  const begin = (next: Act) => {
    setSaid(null)
    setAct(next)
  }
  const finish = (text: string, recoveryCodes: string[] | null = null) => {
    setAct(null)
    setCodes(recoveryCodes)
    setSaid({ text, isFault: false })
    router.refresh()
  }
  const run = async (path: string, body: { proof: string; id?: string }, text: string) => {
    const reply: Reply<Partial<WithCodes>> = await post(path, body)
    if (reply.ok) return finish(text, reply.value.recoveryCodes ?? null)
    if (reply.code === 'proof_needed') setProof(null)
    setAct(null)
    setSaid({ text: reply.message, isFault: true })
  }
  const proved = async (text: string) => {
    setProof({ text, at: Date.now() })
    if (act?.kind === 'remove-app')
      await run('second-factor/remove-app', { proof: text }, t.appRemoved())
    if (act?.kind === 'new-codes') await run('second-factor/recovery-codes', { proof: text }, '')
    if (act?.kind === 'remove-passkey')
      await run('passkeys/remove', { proof: text, id: act.passkey.id }, t.passkeyRemoved())
  }
  const dateOf = (at: number) => longDate(localAtOffsets(at, utcOffsets))
  const usedText = ({ addedAt, usedAt }: { addedAt: number; usedAt: number | null }) =>
    usedAt === null
      ? t.addedOn({ date: dateOf(addedAt) })
      : t.addedAndUsed({ date: dateOf(addedAt), used: dateOf(usedAt) })

  /** What is open below the list that an act belongs to. */
  const panelOf = (...kinds: Act['kind'][]) => {
    if (!act || !kinds.includes(act.kind)) return null
    const adds = act.kind === 'add-app' || act.kind === 'add-passkey'
    const SetUp = act.kind === 'add-app' ? AppSetUp : PasskeySetUp
    const added = act.kind === 'add-app' ? t.appAdded : t.passkeyAdded
    return (
      <div ref={panel} className={styles.panel}>
        {adds && fresh ? (
          <SetUp holder={{ proof: fresh }} onAdded={(made) => finish(added(), made)} />
        ) : (
          <ConfirmPanel
            question={questionOf(act)}
            proof={adds ? null : fresh}
            action={actionOf(act)}
            hasPasskey={canUse && factors.passkeys.length > 0}
            onProved={proved}
          />
        )}
        <button type="button" className={styles.quiet} onClick={() => setAct(null)}>
          {t.cancel()}
        </button>
      </div>
    )
  }

  const hasFactor = factors.app !== null || factors.passkeys.length > 0
  return (
    <>
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles.fault : ''}>
        {said?.text}
      </p>
      {codes ? (
        <div className={styles.panel}>
          <RecoveryCodes {...{ codes, email }} onKept={() => setCodes(null)} />
        </div>
      ) : null}
      <section className={styles.section} aria-labelledby="passkeys-heading">
        <h2 id="passkeys-heading">{t.passkeys()}</h2>
        {factors.passkeys.length === 0 ? <p>{t.noPasskeys()}</p> : null}
        <ul className={styles.rows}>
          {factors.passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <div>
                <strong>{passkey.name}</strong>
                <span className={styles.hint}>
                  {usedText(passkey)}
                  {passkey.isBackedUp ? ` · ${t.onOtherDevices()}` : null}
                </span>
              </div>
              <button
                type="button"
                className={styles.button}
                aria-label={t.removePasskey({ name: passkey.name })}
                onClick={() => begin({ kind: 'remove-passkey', passkey })}
              >
                {t.remove()}
              </button>
            </li>
          ))}
        </ul>
        {panelOf('add-passkey', 'remove-passkey') ??
          (passkeys ? (
            <Add label={t.addPasskey()} onClick={() => begin({ kind: 'add-passkey' })} />
          ) : (
            <p className={styles.hint}>{t.passkeysNeedHttps()}</p>
          ))}
      </section>
      <section className={styles.section} aria-labelledby="app-heading">
        <h2 id="app-heading">{t.app()}</h2>
        {factors.app ? (
          <div className={styles.row}>
            <span className={styles.hint}>{usedText(factors.app)}</span>
            <button
              type="button"
              className={styles.button}
              aria-label={t.removeApp()}
              onClick={() => begin({ kind: 'remove-app' })}
            >
              {t.remove()}
            </button>
          </div>
        ) : (
          <p>{t.noApp()}</p>
        )}
        {panelOf('add-app', 'remove-app') ??
          (factors.app ? null : (
            <Add label={t.addApp()} onClick={() => begin({ kind: 'add-app' })} />
          ))}
      </section>
      <section className={styles.section} aria-labelledby="codes-heading">
        <h2 id="codes-heading">{t.recoveryCodes()}</h2>
        <p>{hasFactor ? t.codesLeft({ count: factors.recoveryCodes }) : t.codesWithFactor()}</p>
        {panelOf('new-codes') ??
          (hasFactor ? (
            <Add label={t.newCodes()} onClick={() => begin({ kind: 'new-codes' })} />
          ) : null)}
      </section>
    </>
  )
}

function questionOf(act: Act): string | null {
  switch (act.kind) {
    case 'remove-passkey':
      return t.removePasskeyAsk({ name: act.passkey.name })
    case 'remove-app':
      return t.removeAppAsk()
    case 'new-codes':
      return t.newCodesAsk()
    default:
      return null
  }
}

function actionOf({ kind }: Act): string {
  switch (kind) {
    case 'remove-passkey':
    case 'remove-app':
      return t.remove()
    case 'new-codes':
      return t.newCodes()
    default:
      return t.goOn()
  }
}

function Add({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <div className={styles.acts}>
      <button type="button" className={styles.button} onClick={onClick}>
        {label}
      </button>
    </div>
  )
}
