import { type FormEvent, useState } from 'react'
import { LEAST_FIND, MOST_FIND, MOST_REPLACE } from '#cms/find-replace/limits.ts'
import type { Search } from '#cms/find-replace/search.ts'
import board from '../board/board.module.css'
import { TextInput } from '../forms/text-input.tsx'
import styles from './find-replace.module.css'
import * as t from './messages.gen.ts'

type SearchFormProps = {
  onFind(search: Search): void
  /** What was typed is not what was found any more. */
  onChange(): void
  /** Whether another press is the next one to make. */
  isDone: boolean
}

const EMPTY: Search = { find: '', replace: '', matchCase: false, wholeWords: true }

/** What is looked for, and what is put instead. */
export function SearchForm({ onFind, onChange, isDone }: SearchFormProps) {
  const [search, setSearch] = useState(EMPTY)
  const [fault, setFault] = useState<{ find?: string; replace?: string }>({})
  const change = (some: Partial<Search>) => {
    setSearch({ ...search, ...some })
    setFault({})
    onChange()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { find, replace } = search
    if (find.trim().length < LEAST_FIND)
      return setFault({ find: t.tooShort({ least: LEAST_FIND }) })
    if (find === replace) return setFault({ replace: t.sameWords() })
    onFind(search)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        id="find"
        label={t.find()}
        value={search.find}
        maxLength={MOST_FIND}
        autoComplete="off"
        fault={fault.find}
        onChange={(find) => change({ find })}
      />
      <TextInput
        id="replace"
        label={t.replaceWith()}
        value={search.replace}
        maxLength={MOST_REPLACE}
        autoComplete="off"
        fault={fault.replace}
        onChange={(replace) => change({ replace })}
      />
      <div className={styles.options}>
        <Option
          label={t.matchCase()}
          checked={search.matchCase}
          onChange={(matchCase) => change({ matchCase })}
        />
        <Option
          label={t.wholeWords()}
          checked={search.wholeWords}
          onChange={(wholeWords) => change({ wholeWords })}
        />
        <button type="submit" className={isDone ? board.button : board.primary}>
          {t.findButton()}
        </button>
      </div>
    </form>
  )
}

type OptionProps = { label: string; checked: boolean; onChange(checked: boolean): void }

function Option({ label, checked, onChange }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
