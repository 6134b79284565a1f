import { useState } from 'react'
import shared from '../board/board.module.css'
import { saveExport } from './api.ts'
import { filtersOf } from './filters.ts'
import * as t from './messages.gen.ts'
import type { Submissions } from './use-submissions.ts'

/** The file of what is looked for; its name and its lines go by the body of a request. */
export function Download({ all: { look } }: { all: Submissions }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    if (state === 'busy') return
    setState('busy')
    setState((await saveExport(filtersOf(look))) ? 'idle' : 'failed')
  }
  return (
    <>
      <button
        type="button"
        className={shared.button}
        aria-disabled={state === 'busy'}
        onClick={() => void save()}
      >
        {t.downloadCsv()}
      </button>
      {state === 'failed' ? (
        <p role="alert" className={shared.fault}>
          {t.downloadFailed()}
        </p>
      ) : null}
    </>
  )
}
