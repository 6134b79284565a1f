'use client'

import { useDocumentInfo, useField, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import * as t from './messages.gen.ts'

/**
 * What a save is told that somebody else was faster than, and the two ways on: theirs, or one's own over theirs. Nothing
 * before that. It stays until one of them is chosen or somebody saves again: the form takes back what was refused as soon
 * as it asks its server about anything.
 */
export function StaleSave({ path }: { path: string }) {
  const { id, collectionSlug } = useDocumentInfo()
  const { value, showError, errorMessage, setValue } = useField<string>({ path })
  const [mine, setMine] = useState<string | null>(null)
  const [isUnread, setUnread] = useState(false)
  const [refused, setRefused] = useState<{ seen: string | undefined; words: string } | null>(null)
  const isSaving = useFormProcessing()
  const banner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isSaving) setRefused(null)
  }, [isSaving])
  useEffect(() => {
    if (isSaving || !showError || !errorMessage) return
    setRefused({ seen: value, words: errorMessage })
  }, [isSaving, showError, errorMessage, value])
  useEffect(() => {
    // It may be far from what was changed.
    if (refused) banner.current?.scrollIntoView({ block: 'center' })
  }, [refused])

  const keepMine = async () => {
    const address = `/admin/api/${collectionSlug}/${id}?depth=0&select[updatedAt]=true`
    // No answer at all is said below, as a refusal is.
    const reply = await fetch(address).catch(() => null)
    setUnread(!reply?.ok)
    if (!reply?.ok) return
    const { updatedAt } = (await reply.json()) as { updatedAt: string }
    setValue(updatedAt)
    setMine(updatedAt)
  }
  // The answer to the save is another version.
  if (mine !== null && mine === value) return <p role="status">{t.savesOverTheirs()}</p>
  if (!refused || refused.seen !== value) return null
  return (
    <div
      ref={banner}
      role="alert"
      className="banner banner--type-error"
      style={{ display: 'grid', gap: '0.6rem', padding: '1rem', justifyItems: 'start' }}
    >
      <p style={{ margin: 0 }}>
        <strong>{refused.words}</strong>
      </p>
      <p style={{ margin: 0 }}>{t.theirsOrMine()}</p>
      <button type="button" className="btn btn--style-secondary" onClick={() => void keepMine()}>
        {t.keepMine()}
      </button>
      {isUnread ? <p style={{ margin: 0 }}>{t.noAnswer()}</p> : null}
    </div>
  )
}
