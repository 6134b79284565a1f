import { useState } from 'react'
import { LONGEST_DAY_NOTE } from '#booking-engine/shift/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import shared from '../../board/board.module.css'
import rows from '../row.module.css'
import type { HostActions } from '../use-host-actions.ts'
import * as t from './messages.gen.ts'

/** Where the refusals of what is done in the shift are shown. */
export const SHIFT = 'shift'

type NoteFormProps = { day: HostDayView; actions: HostActions }

/** The note of a day, to be read and written by the whole team. */
export function NoteForm({ day, actions }: NoteFormProps) {
  const { note, version } = day.shift
  const [draft, setDraft] = useState(note)
  // The note that the draft began with.
  const [base, setBase] = useState(note)
  if (note !== base && (draft === base || draft === note)) {
    setBase(note)
    setDraft(note)
  }
  const save = async () => {
    const change = { day: day.day, seen: version, note: draft }
    if (await actions.send(SHIFT, 'shift', change, t.theNoteIsSaved())) setBase(draft.trim())
  }
  return (
    <form
      className={rows.inline}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label>
        <span className={shared.label}>{t.noteForTheTeam()}</span>
        <textarea
          className={shared.input}
          rows={3}
          maxLength={LONGEST_DAY_NOTE}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className={shared.button}
        aria-disabled={actions.busy || draft === note}
      >
        {t.saveNote()}
      </button>
      {note !== base ? <p role="status">{t.writtenMeanwhile({ note })}</p> : null}
    </form>
  )
}
