'use client'

import { useEffect, useRef, useState } from 'react'
import forms from '../forms/form.module.css'
import { post } from '../second-step/api.ts'
import styles from './imports.module.css'
import * as t from './messages.gen.ts'

type Props = {
  /** Name of the act in the address. */
  act: string
  body: object
  label: string
  isMain?: boolean
  /** The question that is asked before, with its answer. */
  sure?: { question: string; yes: string }
  /** The page that is opened once it is done; the same one where none is named. */
  next?: string
}

/** Moves an import on by one act, and shows why where it is refused. */
export function ActButton({ act, body, label, isMain = false, sure, next }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  /** The button that is there now; it has the focus where the one before had it. */
  const button = useRef<HTMLButtonElement>(null)
  const hasMoved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isAsking` decides which button `button` refers to.
  useEffect(() => {
    if (hasMoved.current) button.current?.focus()
    hasMoved.current = true
  }, [isAsking])

  const run = async () => {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const reply = await post(`imports/${act}`, body)
    if (reply.ok) return next ? window.location.assign(next) : window.location.reload()
    setBusy(false)
    setFault(reply.message)
  }

  return (
    <div className={styles.sure}>
      {sure && isAsking ? (
        <>
          <p>{sure.question}</p>
          <div className={styles.acts}>
            <button
              type="button"
              ref={button}
              className={forms.secondary}
              aria-disabled={isBusy}
              onClick={run}
            >
              {sure.yes}
            </button>
            <button type="button" className={forms.secondary} onClick={() => setAsking(false)}>
              {t.no()}
            </button>
          </div>
        </>
      ) : (
        <button
          type="button"
          ref={button}
          className={isMain ? forms.primary : forms.secondary}
          aria-disabled={isBusy}
          onClick={sure ? () => setAsking(true) : run}
        >
          {label}
        </button>
      )}
      <p role="alert" className={forms.fault}>
        {fault}
      </p>
    </div>
  )
}
