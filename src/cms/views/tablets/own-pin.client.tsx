'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { PinState } from '#cms/tablets/pins.ts'
import { localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { longDate } from '#lib/time/time-labels.ts'
import { post } from '../second-step/api.ts'
import { ConfirmPanel } from '../second-step/confirm-panel.tsx'
import step from '../second-step/second-step.module.css'
import * as t from './messages.gen.ts'
import { NewPin } from './new-pin.tsx'

type Props = {
  pin: PinState | null
  /** Whether a passkey of the account may be used in place of the password. */
  hasPasskey: boolean
  utcOffsets: UtcOffsets
}

/** Says whether one has a PIN, and sets, changes or removes it, once it is proved who does. */
export function OwnPin({ pin, hasPasskey, utcOffsets }: Props) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [proof, setProof] = useState<string | null>(null)
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null)
  const [canUse, setCanUse] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => setCanUse(hasPasskey && browserSupportsWebAuthn()), [hasPasskey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its own field.
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('input')?.focus()
  }, [isOpen, proof])
  const close = () => {
    setOpen(false)
    setProof(null)
  }
  const finish = (text: string) => {
    close()
    setSaid({ text, isFault: false })
    router.refresh()
  }
  const remove = async () => {
    const reply = await post('tablets/remove-pin', {})
    if (reply.ok) finish(t.pinWasRemoved())
    else setSaid({ text: reply.message, isFault: true })
  }
  return (
    <section className={step.section}>
      <p>
        {pin ? t.pinSetOn({ date: longDate(localAtOffsets(pin.setAt, utcOffsets)) }) : t.noPin()}{' '}
        {pin?.rests ? t.pinRests() : null}
      </p>
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? step.fault : ''}>
        {said?.text}
      </p>
      {isOpen ? (
        <div ref={panel} className={step.panel}>
          {proof ? (
            <NewPin
              proof={proof}
              onSet={() => finish(t.pinWasSet())}
              onProofEnded={() => setProof(null)}
            />
          ) : (
            <ConfirmPanel
              {...{ question: null, proof: null, action: t.goOn(), hasPasskey: canUse }}
              onProved={async (made) => setProof(made)}
            />
          )}
          <button type="button" className={step.quiet} onClick={close}>
            {t.cancel()}
          </button>
        </div>
      ) : (
        <div className={step.acts}>
          <button
            type="button"
            className={step.primary}
            onClick={() => {
              setSaid(null)
              setOpen(true)
            }}
          >
            {pin ? t.changePin() : t.setPin()}
          </button>
          {pin ? (
            <button type="button" className={step.button} onClick={remove}>
              {t.removePin()}
            </button>
          ) : null}
        </div>
      )}
    </section>
  )
}
