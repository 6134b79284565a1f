'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { WithoutMenu } from '#cms/menu-editing/pasted/without-menu.ts'
import { MOST_CHARACTERS } from '#lib/menu-text/clean-lines.ts'
import { menuOfRows } from '#lib/menu-text/menu-of-rows.ts'
import { type GroupMark, MOST_DISHES } from '#lib/menu-text/menu-row.ts'
import shared from '../board/board.module.css'
import forms from '../forms/form.module.css'
import { dishKey, type RowChange, toMenuRow } from './edited-rows.ts'
import * as t from './messages.gen.ts'
import { PasteField } from './paste-field.tsx'
import styles from './pasted-menu.module.css'
import { PlaceChoice } from './place-choice.tsx'
import { faultsOf, faultyField, type RowFault } from './row-faults.ts'
import { RowList } from './row-list.tsx'
import { sendMenu } from './send-menu.ts'
import { useProposal } from './use-proposal.ts'

type Props = {
  /** By which the menu that is made here is known again, however often it is sent. */
  menuKey: string
  marks: GroupMark[]
  places: WithoutMenu[]
  /** Ids of the group's dishes by `dishKey` of their names. */
  dishes: Record<string, number>
}

/** Makes a menu of a pasted text: the text, what it was read as, and what it becomes. */
export function PastedMenuForm({ menuKey, marks, places, dishes }: Props) {
  const router = useRouter()
  const proposal = useProposal(marks)
  const { text, rows } = proposal
  const [title, setTitle] = useState('')
  const [location, setLocation] = useState<number | null>(places[0]?.id ?? null)
  const [faults, setFaults] = useState<ReadonlyMap<number, RowFault>>(new Map())
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const [focused, setFocused] = useState<string | null>(null)

  useEffect(() => {
    if (!focused) return
    if (focused === 'proposal') heading.current?.focus()
    else document.getElementById(focused)?.focus()
    setFocused(null)
  }, [focused])

  const propose = (pasted: string) => {
    setFaults(new Map())
    if (pasted.length > MOST_CHARACTERS) {
      proposal.setText(pasted)
      return setFault(t.tooLong({ most: MOST_CHARACTERS }))
    }
    const read = proposal.read(pasted)
    setFault(read.hasDishes ? '' : t.nothingRead())
    setTitle(read.title)
    if (read.hasDishes) setFocused('proposal')
  }

  const change = (made: RowChange) => {
    setFaults(new Map([...faults].filter(([id]) => id !== made.id)))
    proposal.change(made)
  }

  const menuRows = (rows ?? []).map(toMenuRow)
  const sections = menuOfRows(menuRows, title.trim() || t.menuTitle())
  const count = sections.reduce((sum, section) => sum + section.dishes.length, 0)

  const whyNot = (): string => {
    if (count === 0) return t.noDishes()
    if (count > MOST_DISHES) return t.tooManyDishes({ most: MOST_DISHES })
    return title.trim() === '' ? t.unnamedMenu() : ''
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !rows) return
    const wrong = faultsOf(rows, sections)
    const [first] = wrong
    setFaults(wrong)
    const reason = first === undefined ? whyNot() : t.lookAtRows({ count: wrong.size })
    setFault(reason)
    if (first !== undefined) return setFocused(faultyField(...first))
    if (reason) return title.trim() === '' ? setFocused('menu-title') : undefined
    setBusy(true)
    const wish = { key: menuKey, title: title.trim(), location }
    const made = await sendMenu(wish, sections, rows, (name) => dishes[dishKey(name)] ?? null)
    // Back leads to where one came from, and not to a text whose menu is made.
    if ('id' in made) return router.replace(`/admin/collections/menus/${made.id}`)
    setBusy(false)
    setFault(made.fault)
    const row = made.row === null ? undefined : rows[made.row]
    if (!row) return
    const refused = { field: 'name', message: made.fault } as const
    setFaults(new Map([[row.id, refused]]))
    setFocused(faultyField(row.id, refused))
  }

  return (
    <>
      <PasteField {...{ text, isRead: rows !== null }} onType={proposal.setText} onRead={propose} />
      {rows === null && fault ? (
        <p role="alert" className={shared.fault}>
          {fault}
        </p>
      ) : null}
      {rows ? (
        <form onSubmit={submit} className={styles.proposal} noValidate>
          <h2 ref={heading} tabIndex={-1}>
            {t.proposal()}
          </h2>
          <RowList
            {...{ rows, faults, marks }}
            isThere={(name) => dishKey(name) in dishes}
            undo={proposal.undo}
            onChange={change}
          />
          <div className={`${forms.choice} ${styles.field}`}>
            <label htmlFor="menu-title">{t.menuName()}</label>
            <input
              id="menu-title"
              className={shared.input}
              value={title}
              maxLength={120}
              aria-describedby="menu-title-hint"
              onChange={({ target }) => setTitle(target.value)}
            />
            <p id="menu-title-hint" className={styles.note}>
              {t.menuNameHint()}
            </p>
          </div>
          {places.length > 0 ? (
            <PlaceChoice {...{ places, location }} onChoose={setLocation} />
          ) : null}
          <p className={styles.note}>
            {t.isDraft()} {t.allergensLater()}
          </p>
          {fault ? (
            <p role="alert" className={shared.fault}>
              {fault}
            </p>
          ) : null}
          <button
            type="submit"
            className={`${forms.primary} ${styles.make}`}
            aria-disabled={isBusy}
          >
            {t.make({ sections: sections.length, dishes: count })}
          </button>
        </form>
      ) : null}
    </>
  )
}
