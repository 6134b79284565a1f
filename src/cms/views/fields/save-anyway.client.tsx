'use client'

import { CheckboxInput, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useRefusedSave } from '../form-errors/use-refused-save.ts'

type Props = { path: string; field: { label?: unknown } }

/**
 * Why a save was refused, and the box that lets it through where these words offer it by its name; nothing
 * before such a save was refused. They stay until somebody saves again.
 */
export function SaveAnyway({ path, field }: Props) {
  const { value, setValue } = useField<boolean>({ path })
  const refused = useRefusedSave().find((one) => one.path === path)
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const label = String(field.label)

  useEffect(() => {
    if (!refused) return
    // The box stays ticked through the save that it lets through, and says what it is about.
    setSaid(refused.message)
    // Else the form would not ask again before something in it has changed: bookings are cancelled elsewhere.
    dispatch({ type: 'UPDATE', path, validate: () => true })
    // It may be far from what was changed.
    box.current?.scrollIntoView({ block: 'center' })
  }, [dispatch, path, refused])

  if (!refused && !value) return null
  const words = refused?.message ?? said
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
