'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps, Validate } from 'payload'
import { useCallback } from 'react'
import { isHex } from '#lib/look/colour.ts'
import styles from './look.module.css'
import * as t from './messages.gen.ts'

/** A colour, chosen in the browser's own way or typed as `#rrggbb`, also without the hash. */
export function ColourField({ field, path, readOnly, validate }: TextFieldClientProps) {
  const { admin, label, required = false } = field
  const check = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name: field.name, required, type: 'text' }) ?? true,
    [field.name, required, validate],
  )
  const state = useField<string>({ potentiallyStalePath: path, validate: check })
  const isFixed = readOnly || state.disabled
  const value = state.value ?? ''
  return (
    <div
      className={['field-type', 'text', state.showError ? 'error' : ''].filter(Boolean).join(' ')}
    >
      <FieldLabel label={label} path={state.path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={state.path} showError={state.showError} />
        <div className={styles.colour}>
          <input
            type="color"
            aria-label={t.chooseColour({ label: String(label) })}
            disabled={isFixed}
            value={isHex(value) ? value : '#000000'}
            onChange={({ target }) => state.setValue(target.value)}
          />
          <input
            id={`field-${state.path.replaceAll('.', '__')}`}
            name={state.path}
            type="text"
            autoComplete="off"
            spellCheck={false}
            disabled={isFixed}
            value={value}
            onChange={({ target }) => state.setValue(asTyped(target.value))}
          />
        </div>
        <FieldDescription description={admin?.description} path={state.path} />
      </div>
    </div>
  )
}

/** Small letters, and the hash that people leave out once six digits are there. */
function asTyped(text: string): string {
  const typed = text.trim().toLowerCase()
  return isHex(`#${typed}`) ? `#${typed}` : typed
}
