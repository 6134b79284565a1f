import { type FormEvent, useRef, useState } from 'react'
import { LONGEST_SUBMISSION_NOTE } from '#cms/submissions/limits.ts'
import type { SubmissionDetail } from '#cms/submissions/types.ts'
import shared from '../board/board.module.css'
import { newRequestKey } from '../reservations/api.ts'
import * as t from './messages.gen.ts'
import { Refusal } from './refusal.tsx'
import styles from './submissions.module.css'
import type { Submissions } from './use-submissions.ts'

/** A note for colleagues. */
export function NoteForm({ all, detail }: { all: Submissions; detail: SubmissionDetail }) {
  const [text, setText] = useState('')
  const key = useRef(newRequestKey())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { text, key: key.current }
    const ended = await all.change('note', detail, body, t.noteIsKept())
    // What had no answer is the same note when it is sent again.
    if (ended !== 'unanswered') key.current = newRequestKey()
    if (ended !== 'done') return
    // What was written meanwhile stays.
    setText((last) => (last === text ? '' : last))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label>
        <span className={shared.label}>
          {t.note()}. {t.noteHint()}
        </span>
        <textarea
          className={shared.input}
          rows={2}
          required
          maxLength={LONGEST_SUBMISSION_NOTE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Refusal all={all} id={detail.id} at="note" />
      <button type="submit" className={shared.button} aria-disabled={all.busy.has(detail.id)}>
        {t.addNote()}
      </button>
    </form>
  )
}
