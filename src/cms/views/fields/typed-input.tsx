import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps, Validate } from 'payload'
import { type CSSProperties, useCallback, useState } from 'react'
import styles from './typed-input.module.css'

type TypedInputProps = TextFieldClientProps & {
  type: 'text' | 'date' | 'datetime-local'
  /** The value that a text stands for; null = it stands for none yet, and the field takes none until it does. */
  read(text: string): string | null
  /** A value as it is shown while nobody types. */
  show(value: string): string
  /** Text below the input about its value; empty = none. */
  about(value: string, isTyping: boolean): string
}

/** The value of a field while what is typed stands for none: no empty one, and refused when it is saved. */
const HALF_TYPED = '?'

/** A text field whose value is not its text: what is being typed stays as it is until the field is left. */
export function TypedInput({ field, path, readOnly, validate, type, ...typed }: TypedInputProps) {
  const { admin, label, required = false } = field
  const [text, setText] = useState<string | null>(null)
  const check = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name: field.name, required, type: 'text' }) ?? true,
    [field.name, required, validate],
  )
  const state = useField<string>({ potentiallyStalePath: path, validate: check })
  const stored = state.value ?? ''
  const value = stored === HALF_TYPED ? '' : stored
  const name = state.path
  const about = value === '' ? '' : typed.about(value, text !== null)
  const id = `field-${name.replaceAll('.', '__')}`
  return (
    <div
      className={['field-type', 'text', state.showError ? 'error' : ''].filter(Boolean).join(' ')}
      style={{ ...admin?.style, '--field-width': admin?.width } as CSSProperties}
    >
      <FieldLabel label={label} path={name} required={required} />
      <div className="field-type__wrap">
        <FieldError path={name} showError={state.showError} />
        <input
          {...{ id, name, type }}
          disabled={readOnly || state.disabled}
          placeholder={String(admin?.placeholder ?? '')}
          value={text ?? typed.show(value)}
          onChange={({ target }) => {
            setText(target.value)
            const isWhole = !target.validity.badInput
            state.setValue((isWhole ? typed.read(target.value) : null) ?? HALF_TYPED)
          }}
          onBlur={({ target }) => {
            // A day without a year says nothing until it is left.
            if (target.validity.badInput) state.setValue(HALF_TYPED)
            setText(null)
          }}
        />
        {about ? <small className={styles.about}>{about}</small> : null}
        <FieldDescription description={admin?.description} path={name} />
      </div>
    </div>
  )
}
