import type { InputHTMLAttributes } from 'react'
import styles from './text-input.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  id: string
  label: string
  /** Below the input, always. */
  hint?: string | undefined
  /** Why the text was refused. */
  fault?: string | null | undefined
  onChange(value: string): void
}

/** A labelled input with its hint, and its refusal below it; of addresses and codes unless its attributes say otherwise. */
export function TextInput({ id, label, hint, fault, onChange, ...input }: Props) {
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...input}
        id={id}
        aria-invalid={Boolean(fault)}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
