'use client'

import { CheckboxInput, useField, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

type Props = { path: string; field: { label?: unknown } }

/**
 * Why a save was refused, and the box that lets it through where these words offer it by its name; nothing
 * before such a save was refused. They stay until somebody saves again: the form's own saves of a draft take
 * back what was wrong.
 */
export function SaveAnyway({ path, field }: Props) {
  const { value, setValue, showError, errorMessage } = useField<boolean>({ path })
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const isSaving = useFormProcessing()
  const [said, setSaid] = useState('')
  const [isRefused, setRefused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const label = String(field.label)

  useEffect(() => {
    if (isSaving) setRefused(false)
  }, [isSaving])
  useEffect(() => {
    if (!showError || !errorMessage) return
    // The form forgets what was wrong once the box is ticked; its reader should not have to.
    setSaid(errorMessage)
    setRefused(true)
    // Else the form would not ask again before something in it has changed: bookings are cancelled elsewhere.
    dispatch({ type: 'UPDATE', path, validate: () => true })
    // It may be far from what was changed.
    box.current?.scrollIntoView({ block: 'center' })
  }, [dispatch, path, showError, errorMessage])

  if (!showError && !isRefused && !value) return null
  const words = showError ? (errorMessage ?? '') : said
  const [first, ...lines] = words.split('\n').filter((line) => line !== '')
  return (
    <div
      ref={box}
      className="banner banner--type-error"
      role="alert"
      style={{ display: 'grid', gap: '0.6rem', padding: '1rem', overflowWrap: 'anywhere' }}
    >
      <p style={{ margin: 0 }}>
        <strong>{first}</strong>
      </p>
      {lines.map((line) => (
        <p key={line} style={{ margin: 0 }}>
          {line}
        </p>
      ))}
      {value || words.includes(label) ? (
        <CheckboxInput
          checked={Boolean(value)}
          id={path}
          label={label}
          name={path}
          onToggle={(event) => setValue(event.target.checked)}
        />
      ) : null}
    </div>
  )
}
