'use client'

import { CheckboxInput, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/**
 * The bookings that a save would leave without their time or table, and the box that keeps them; nothing
 * before such a save was refused.
 */
export function KeepBookings({ path }: { path: string }) {
  const { value, setValue, showError, errorMessage } = useField<boolean>({ path })
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const [list, setList] = useState('')

  useEffect(() => {
    if (!showError || !errorMessage) return
    // The form forgets what was wrong once the box is ticked; its reader should not have to.
    setList(errorMessage)
    // Else the form would not ask again before something in it has changed: bookings are cancelled elsewhere.
    dispatch({ type: 'UPDATE', path, validate: () => true })
  }, [dispatch, path, showError, errorMessage])

  if (!showError && !value) return null
  return (
    <div className="banner banner--type-error" role="alert" style={{ display: 'block' }}>
      <p style={{ whiteSpace: 'pre-line' }}>{showError ? errorMessage : list}</p>
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
