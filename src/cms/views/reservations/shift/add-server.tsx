import { type KeyboardEvent, useState } from 'react'
import { LONGEST_SERVER_NAME, MOST_SERVERS } from '#booking-engine/shift/types.ts'
import shared from '../../board/board.module.css'
import rows from '../row.module.css'
import * as t from './messages.gen.ts'

type AddServerProps = { servers: readonly string[]; add(server: string): void }

/** The name of one more server; one who is there already is not added again. */
export function AddServer({ servers, add }: AddServerProps) {
  const [name, setName] = useState('')
  const server = name.trim()
  const canAdd = server !== '' && !servers.includes(server) && servers.length < MOST_SERVERS
  const submit = () => {
    if (!canAdd) return
    add(server)
    setName('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the server, and does not save the dialog.
    event.preventDefault()
    submit()
  }
  return (
    <div className={rows.inline}>
      <label>
        <span className={shared.label}>{t.nameOfServer()}</span>
        <input
          className={shared.input}
          maxLength={LONGEST_SERVER_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <button type="button" className={shared.button} aria-disabled={!canAdd} onClick={submit}>
        {t.addServer()}
      </button>
    </div>
  )
}
