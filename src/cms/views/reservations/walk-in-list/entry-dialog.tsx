import { useState } from 'react'
import type { WalkInEntry } from '#booking-engine/walk-in-list/types.ts'
import {
  LONGEST_ENTRY_NOTE,
  LONGEST_QUOTE,
  QUOTE_STEP,
} from '#booking-engine/walk-in-list/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { WalkInListView } from '#cms/host/walk-in-list.ts'
import { seatingLabel } from '#lib/booking/seating.ts'
import shared from '../../board/board.module.css'
import { newRequestKey } from '../api.ts'
import dialog from '../dialog.module.css'
import { Dialog } from '../dialog.tsx'
import { PartyChoice } from '../party-choice.tsx'
import type { HostActions } from '../use-host-actions.ts'
import { reckoningText, wishesOf } from './list-view.ts'
import * as t from './messages.gen.ts'
import styles from './walk-in-list.module.css'

const AT = 'walk-in-list'

type EntryDialogProps = {
  day: HostDayView
  list: WalkInListView
  actions: HostActions
  /** The party that is to change; null = a new one. */
  entry: WalkInEntry | null
  close(): void
}

/** Adds a party to the list, or changes what was written down of it. */
export function EntryDialog({ day, list, actions, entry, close }: EntryDialogProps) {
  const [key] = useState(() => newRequestKey())
  const [party, setParty] = useState(entry?.party ?? 2)
  const [name, setName] = useState(entry?.name ?? '')
  const [phone, setPhone] = useState(entry?.phone ?? '')
  const [wish, setWish] = useState(entry?.wish ?? null)
  const [note, setNote] = useState(entry?.note ?? '')
  const [texts, setTexts] = useState(entry?.texts ?? false)
  const [typed, setTyped] = useState<string | null>(entry ? String(entry.quoted) : null)
  // A wish that no table serves is proposed no wait.
  const quote = list.quotes.find((one) => one.party === party && one.wish === wish)
  const proposed = quote?.minutes ?? null
  const quoted = typed ?? (proposed === null ? '' : String(proposed))
  const step = (by: number) => {
    const next = Math.min(LONGEST_QUOTE, Math.max(0, (Number(quoted) || 0) + by))
    setTyped(String(next))
  }
  const wishes = wishesOf(day.tables)
  const send = () => {
    const body = { party, name, phone, wish, note, texts, quoted: Number(quoted) }
    return entry
      ? actions.send(
          AT,
          'walk-in-list-change',
          { id: entry.id, seen: entry.seen, ...body },
          t.isSaved(),
        )
      : actions.send(AT, 'walk-in-list-add', { key, ...body }, t.isAdded())
  }
  return (
    <Dialog
      title={entry ? t.changeTheParty() : t.addAPartyToTheList()}
      submit={entry ? t.save() : t.add()}
      busy={actions.busy}
      error={actions.error?.at === AT ? actions.error.text : null}
      close={close}
      send={send}
    >
      <PartyChoice party={party} setParty={setParty} />
      <div>
        <div className={styles.quoted}>
          <label>
            <span className={shared.label}>{t.quotedWait()}</span>
            <input
              className={shared.input}
              type="number"
              inputMode="numeric"
              required
              min={0}
              max={LONGEST_QUOTE}
              value={quoted}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <button
            type="button"
            className={shared.button}
            aria-label={t.fiveLess()}
            onClick={() => step(-QUOTE_STEP)}
          >
            −
          </button>
          <button
            type="button"
            className={shared.button}
            aria-label={t.fiveMore()}
            onClick={() => step(QUOTE_STEP)}
          >
            +
          </button>
        </div>
        <p className={styles.reckoned}>
          {quote ? reckoningText(party, quote) : t.reckonedNone({ party })}
        </p>
      </div>
      <Text label={t.name()} value={name} set={setName} most={80} />
      <Text
        label={t.telephone()}
        value={phone}
        set={(number) => {
          setPhone(number)
          // Another number is another consent.
          if (entry) setTexts(false)
        }}
        most={40}
        type="tel"
      />
      {phone === '' ? null : (
        <label className={dialog.check}>
          <input
            type="checkbox"
            checked={texts}
            onChange={(event) => setTexts(event.target.checked)}
          />
          <span>{t.agreesToText()}</span>
        </label>
      )}
      <details className={dialog.more} open={entry ? (wish ?? note) !== '' : undefined}>
        <summary>{t.moreDetails()}</summary>
        <label>
          <span className={shared.label}>{t.seating()}</span>
          <select
            className={shared.input}
            value={wish ?? ''}
            onChange={({ target: { value } }) =>
              setWish(wishes.find((one) => one === value) ?? null)
            }
          >
            <option value="">{t.anySeating()}</option>
            {wishes.map((one) => (
              <option key={one} value={one}>
                {seatingLabel(one)}
              </option>
            ))}
          </select>
        </label>
        <Text label={t.note()} value={note} set={setNote} most={LONGEST_ENTRY_NOTE} />
      </details>
    </Dialog>
  )
}

type TextProps = {
  label: string
  value: string
  set(value: string): void
  most: number
  type?: 'text' | 'tel'
}

function Text({ label, value, set, most, type = 'text' }: TextProps) {
  return (
    <label>
      <span className={shared.label}>{label}</span>
      <input
        className={shared.input}
        type={type}
        maxLength={most}
        autoComplete="off"
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  )
}
