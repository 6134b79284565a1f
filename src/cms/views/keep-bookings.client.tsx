'use client'

import { CheckboxInput, useField, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

/**
 * The bookings that a save would leave without their time or table, and the box that keeps them; nothing
 * before such a save was refused. They stay until somebody saves again: the form's own saves of a draft take
 * back what was wrong.
 */
export function KeepBookings({ path }: { path: string }) {
  const { value, setValue, showError, errorMessage } = useField<boolean>({ path })
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const isSaving = useFormProcessing()
  const [list, setList] = useState('')
  const [isRefused, setRefused] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isSaving) setRefused(false)
  }, [isSaving])
  useEffect(() => {
    if (!showError || !errorMessage) return
    // The form forgets what was wrong once the box is ticked; its reader should not have to.
    setList(errorMessage)
    setRefused(true)
    // Else the form would not ask again before something in it has changed: bookings are cancelled elsewhere.
    dispatch({ type: 'UPDATE', path, validate: () => true })
    // It may be far from what was changed.
    box.current?.scrollIntoView({ block: 'center' })
  }, [dispatch, path, showError, errorMessage])

  if (!showError && !isRefused && !value) return null
  const [first, ...lines] = (showError ? (errorMessage ?? '') : list).split('\n')
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
      <CheckboxInput
        checked={Boolean(value)}
        id="keep-bookings"
        label="Keep these bookings"
        name={path}
        onToggle={(event) => setValue(event.target.checked)}
      />
    </div>
  )
}
