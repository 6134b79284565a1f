'use client'

import { type FormEvent, useId, useState } from 'react'
import forms from '../forms/form.module.css'
import { post } from '../second-step/api.ts'
import styles from './imports.module.css'
import * as t from './messages.gen.ts'

type Props = {
  id: string
  fields: { name: string; label: string; required: boolean }[]
  columns: string[]
  matches: Record<string, string>
  /** Up to three values of each column. */
  examples: Record<string, string[]>
  publish: { label: string; hint: string; value: boolean }
}

/** Says which column of a file is what, and has its rows checked. */
export function Matching({ id, fields, columns, matches: matched, examples, publish }: Props) {
  const form = useId()
  const [matches, setMatches] = useState(matched)
  const [isPublished, setPublished] = useState(publish.value)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const used = new Set(Object.values(matches))
  const unused = columns.filter((column) => !used.has(column))

  const choose = (field: string, column: string) =>
    setMatches(({ [field]: _, ...others }) =>
      column === '' ? others : { ...others, [field]: column },
    )

  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const reply = await post('imports/check', { import: id, matches, publish: isPublished })
    if (reply.ok) return window.location.reload()
    setBusy(false)
    setFault(reply.message)
  }

  return (
    <form onSubmit={check} className={styles.matching}>
      <h2>{t.columns()}</h2>
      <p>{t.columnsHint()}</p>
      <div className={styles.fields}>
        {fields.map(({ name, label, required }) => (
          <div key={name} className={forms.choice}>
            <label htmlFor={`${form}-${name}`}>
              {required ? t.needed({ field: label }) : label}
            </label>
            <select
              id={`${form}-${name}`}
              value={matches[name] ?? ''}
              aria-describedby={`${form}-${name}-example`}
              onChange={(event) => choose(name, event.target.value)}
            >
              <option value="">{t.noColumn()}</option>
              {columns.map((column) => (
                <option key={column} value={column}>
                  {column}
                </option>
              ))}
            </select>
            <p id={`${form}-${name}-example`} className={styles.soft}>
              {exampleText(examples[matches[name] ?? ''])}
            </p>
          </div>
        ))}
      </div>
      {unused.length > 0 ? (
        <p className={styles.soft}>{t.unused({ columns: unused.join(', ') })}</p>
      ) : null}
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isPublished}
          onChange={(event) => setPublished(event.target.checked)}
        />
        <span>
          {publish.label}
          <span className={styles.soft}>{publish.hint}</span>
        </span>
      </label>
      <p role="alert" className={forms.fault}>
        {fault}
      </p>
      <button type="submit" className={forms.primary} aria-disabled={isBusy}>
        {t.check()}
      </button>
    </form>
  )
}

const exampleText = (values: string[] | undefined) =>
  values && values.length > 0 ? t.example({ values: values.join(' · ') }) : null
