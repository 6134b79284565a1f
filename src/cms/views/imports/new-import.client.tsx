'use client'

import { type FormEvent, useId, useState } from 'react'
import forms from '../forms/form.module.css'
import styles from './imports.module.css'
import * as t from './messages.gen.ts'
import { sendFile } from './send-file.ts'

type Props = {
  kinds: { value: string; label: string; hint: string }[]
  mostMegabytes: number
  mostRows: number
}

/** Chooses a file and what is in it, sends it, and opens its import. */
export function NewImport({ kinds, mostMegabytes, mostRows }: Props) {
  const id = useId()
  const [kind, setKind] = useState(kinds[0]?.value ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (sent !== null) return
    if (!file) return setFault(t.noFile())
    setFault(null)
    setSent(0)
    const reply = await sendFile(file, { kind, mostMegabytes }, setSent)
    if (reply.ok) return window.location.assign(reply.href)
    setSent(null)
    setFault(reply.message)
  }

  return (
    <form className={forms.form} onSubmit={send} noValidate>
      <div className={forms.choice}>
        <label htmlFor={`${id}-kind`}>{t.kind()}</label>
        <select
          id={`${id}-kind`}
          value={kind}
          aria-describedby={`${id}-kind-hint`}
          onChange={(event) => setKind(event.target.value)}
        >
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <p id={`${id}-kind-hint`} className={styles.soft}>
          {kinds.find(({ value }) => value === kind)?.hint}
        </p>
      </div>
      <div className={styles.file}>
        <label htmlFor={`${id}-file`}>{t.file()}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,.json,.geojson,.jsonld,.html,.htm,.zip"
          aria-invalid={fault !== null}
          aria-describedby={`${id}-file-hint ${id}-fault`}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <p id={`${id}-file-hint`} className={styles.soft}>
          {t.fileHint({ most: mostMegabytes, rows: mostRows })}
        </p>
        <p id={`${id}-fault`} role="alert" className={forms.fault}>
          {fault}
        </p>
      </div>
      <button type="submit" className={forms.primary} aria-disabled={sent !== null}>
        {t.read()}
      </button>
      <p role="status">
        {sent === null
          ? null
          : sent < 1
            ? t.sending({ percent: Math.floor(sent * 100) })
            : t.reading()}
      </p>
    </form>
  )
}
