'use client'

import { useState } from 'react'
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

  const run = async () => {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const reply = await post(`imports/${act}`, body)
    if (reply.ok) return next ? window.location.assign(next) : window.location.reload()
    setBusy(false)
    setFault(reply.message)
  }

  if (sure && isAsking)
    return (
      <div className={styles.sure}>
        <p>{sure.question}</p>
        <p className={styles.acts}>
          {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone. */}
          <button type="button" autoFocus className={forms.secondary} onClick={run}>
            {sure.yes}
          </button>
          <button type="button" className={forms.secondary} onClick={() => setAsking(false)}>
            {t.no()}
          </button>
        </p>
        <p role="alert" className={forms.fault}>
          {fault}
        </p>
      </div>
    )
  return (
    <div>
      <button
        type="button"
        className={isMain ? forms.primary : forms.secondary}
        aria-disabled={isBusy}
        onClick={sure ? () => setAsking(true) : run}
      >
        {label}
      </button>
      <p role="alert" className={forms.fault}>
        {fault}
      </p>
    </div>
  )
}
