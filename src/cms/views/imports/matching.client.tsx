'use client'

import { type FormEvent, useId, useState } from 'react'
import type { ImportOptions } from '#cms/imports/types.ts'
import forms from '../forms/form.module.css'
import { post } from '../second-step/api.ts'
import styles from './imports.module.css'
import * as t from './messages.gen.ts'

type Field = { name: string; label: string; required: boolean }

/** How many fields of a kind are shown at once, in the order of the kind. */
const USUAL_FIELDS = 9

type Props = {
  id: string
  fields: Field[]
  columns: string[]
  matches: Record<string, string>
  /** Up to three values of each column. */
  examples: Record<string, string[]>
  options: ImportOptions
  /** The option that this kind of import has, if it has one. */
  choice: { name: 'publish' | 'ask'; label: string; hint: string } | null
  /** Restaurants of which one can be chosen for rows that name none. */
  locations: { id: number; title: string }[]
  /** Whether days are among the fields. */
  hasDays: boolean
}

/** Says which column of a file is what, and has its rows checked; of pictures there are no columns to be chosen. */
export function Matching(props: Props) {
  const { id, fields, columns, examples, choice, hasDays, locations } = props
  const form = useId()
  const [matches, setMatches] = useState(props.matches)
  const [options, setOptions] = useState(props.options)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  // Fields that files usually have, and those that this one has.
  const isFirst = ({ name, required }: Field, at: number) =>
    at < USUAL_FIELDS || required || props.matches[name] !== undefined
  const first = fields.filter(isFirst)
  const others = fields.filter((field, at) => !isFirst(field, at))
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
    const reply = await post('imports/check', { import: id, matches, options })
    if (reply.ok) return window.location.reload()
    setBusy(false)
    setFault(reply.message)
  }

  const choiceOf = ({ name, label, required }: Field) => (
    <div key={name} className={forms.choice}>
      <label htmlFor={`${form}-${name}`}>{required ? t.needed({ field: label }) : label}</label>
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
  )

  return (
    <form onSubmit={check} className={styles.matching}>
      {first.length > 0 ? (
        <>
          <h2>{t.columns()}</h2>
          <p>{t.columnsHint()}</p>
          <div className={styles.fields}>{first.map(choiceOf)}</div>
        </>
      ) : null}
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{t.otherFields({ count: others.length })}</summary>
          <div className={styles.fields}>{others.map(choiceOf)}</div>
        </details>
      ) : null}
      {unused.length > 0 ? (
        <p className={styles.soft}>{t.unused({ columns: unused.join(', ') })}</p>
      ) : null}
      {hasDays ? (
        <div className={forms.choice}>
          <label htmlFor={`${form}-days`}>{t.days()}</label>
          <select
            id={`${form}-days`}
            value={options.dayOrder ?? ''}
            onChange={({ target }) => setOptions({ ...options, dayOrder: orderOf(target.value) })}
          >
            <option value="">{t.daysFound()}</option>
            <option value="ymd">{t.daysYmd()}</option>
            <option value="dmy">{t.daysDmy()}</option>
            <option value="mdy">{t.daysMdy()}</option>
          </select>
        </div>
      ) : null}
      {locations.length > 1 ? (
        <div className={forms.choice}>
          <label htmlFor={`${form}-location`}>{t.restaurant()}</label>
          <select
            id={`${form}-location`}
            value={options.location ?? ''}
            onChange={({ target }) =>
              setOptions({
                ...options,
                location: target.value === '' ? null : Number(target.value),
              })
            }
          >
            <option value="">{t.asRowsSay()}</option>
            {locations.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {choice ? (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={options[choice.name]}
            onChange={(event) => setOptions({ ...options, [choice.name]: event.target.checked })}
          />
          <span>
            {choice.label}
            <span className={styles.soft}>{choice.hint}</span>
          </span>
        </label>
      ) : null}
      <p role="alert" className={forms.fault}>
        {fault}
      </p>
      <button type="submit" className={forms.primary} aria-disabled={isBusy}>
        {t.check()}
      </button>
    </form>
  )
}

const orderOf = (value: string) => (value === '' ? null : (value as ImportOptions['dayOrder']))

const exampleText = (values: string[] | undefined) =>
  values && values.length > 0 ? t.example({ values: values.join(' · ') }) : null
