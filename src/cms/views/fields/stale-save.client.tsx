'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useRefusedSave } from '../form-errors/use-refused-save.ts'
import * as t from './messages.gen.ts'

/**
 * Shown when a save was refused because somebody else saved the document first: names both ways on,
 * to reload for their version or to save one's own over it. It stays until one of them is chosen or the next save begins.
 */
export function StaleSave({ path }: { path: string }) {
  const { id, collectionSlug } = useDocumentInfo()
  const { value, setValue } = useField<string>({ path })
  const refused = useRefusedSave().find((one) => one.path === path)
  const [mine, setMine] = useState<string | null>(null)
  const [isUnread, setUnread] = useState(false)
  const banner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // It may be far from what was changed.
    if (refused) banner.current?.scrollIntoView({ block: 'center' })
  }, [refused])

  const keepMine = async () => {
    const address = `/admin/api/${collectionSlug}/${id}?draft=true&depth=0&select[updatedAt]=true`
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
  if (!refused || refused.value !== JSON.stringify(value)) return null
  return (
    <div
      ref={banner}
      role="alert"
      className="banner banner--type-error"
      style={{ display: 'grid', gap: '0.6rem', padding: '1rem', justifyItems: 'start' }}
    >
      <p style={{ margin: 0 }}>
        <strong>{refused.message}</strong>
      </p>
      <p style={{ margin: 0 }}>{t.theirsOrMine()}</p>
      <button type="button" className="btn btn--style-secondary" onClick={() => void keepMine()}>
        {t.keepMine()}
      </button>
      {isUnread ? <p style={{ margin: 0 }}>{t.noAnswer()}</p> : null}
    </div>
  )
}
