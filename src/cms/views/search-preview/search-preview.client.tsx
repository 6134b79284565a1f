'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import board from '../board/board.module.css'
import * as t from './messages.gen.ts'
import { Previews } from './previews.tsx'
import type { ReadFault } from './read-draft.ts'
import styles from './search-preview.module.css'
import { useDraftPage } from './use-draft-page.ts'

const FAULTS: Record<ReadFault, () => string> = {
  no_answer: t.noAnswer,
  no_page: t.noPage,
  signed_out: t.signedOut,
}

/** Beside a document with a page of its own: how a search engine and a shared link would show its draft. */
export function SearchPreview() {
  const { id } = useDocumentInfo()
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const { shown, fault, isReading, read } = useDraftPage(isOpen && id !== undefined)
  if (id === undefined) return null
  return (
    <section className={`field-type ${styles.preview}`} aria-label={t.searchAndSharing()}>
      <button
        type="button"
        className={board.button}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.hide() : t.show()}
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen} aria-busy={isReading}>
        {fault ? (
          <div role="alert" className={board.fault}>
            <p>{FAULTS[fault]()}</p>
            <button type="button" className={board.button} onClick={read}>
              {t.tryAgain()}
            </button>
          </div>
        ) : null}
        <p role="status" className={styles.status}>
          {isReading ? t.reading() : shown ? t.draftAsSaved() : ''}
        </p>
        {shown ? <Previews {...shown} /> : null}
      </div>
    </section>
  )
}
