'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useState } from 'react'
import * as t from './messages.gen.ts'

/**
 * What a save is told that somebody else was faster than, and the two ways on: theirs, or one's own over theirs. Nothing
 * before that.
 */
export function StaleSave({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { showError, errorMessage, setValue } = useField<string>({ path })
  const [isMine, setMine] = useState(false)
  const keepMine = async () => {
    const reply = await fetch(`/admin/api/booking-settings/${id}?depth=0&select[seen]=true`)
    const { seen, updatedAt } = (await reply.json()) as { seen?: string; updatedAt?: string }
    setValue(seen ?? updatedAt)
    setMine(true)
  }
  if (isMine) return <p role="status">{t.savesOverTheirs()}</p>
  if (!showError) return null
  return (
    <div
      role="alert"
      className="banner banner--type-error"
      style={{ display: 'grid', gap: '0.6rem', padding: '1rem', justifyItems: 'start' }}
    >
      <p style={{ margin: 0 }}>
        <strong>{errorMessage}</strong>
      </p>
      <p style={{ margin: 0 }}>{t.theirsOrMine()}</p>
      <button type="button" className="btn btn--style-secondary" onClick={() => void keepMine()}>
        {t.keepMine()}
      </button>
    </div>
  )
}
