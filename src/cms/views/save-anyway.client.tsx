'use client'

import { CheckboxInput, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

type Props = { path: string; field: { label?: unknown } }

/**
 * Why a save was refused, and the box that lets it through where these words offer it by its name; nothing
 * before such a save was refused.
 */
export function SaveAnyway({ path, field }: Props) {
  const { value, setValue, showError, errorMessage } = useField<boolean>({ path })
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const [said, setSaid] = useState('')
  const label = String(field.label)

  useEffect(() => {
    if (!showError || !errorMessage) return
    // The form forgets what was wrong once the box is ticked; its reader should not have to.
    setSaid(errorMessage)
    // Else the form would not ask again before something in it has changed: bookings are cancelled elsewhere.
    dispatch({ type: 'UPDATE', path, validate: () => true })
  }, [dispatch, path, showError, errorMessage])

  if (!showError && !value) return null
  const words = showError ? errorMessage : said
  return (
    <div className="banner banner--type-error" role="alert" style={{ display: 'block' }}>
      <p style={{ whiteSpace: 'pre-line', marginBottom: '0.75rem' }}>{words}</p>
      {value || words?.includes(label) ? (
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
