import type { InputHTMLAttributes } from 'react'
import styles from './second-step.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  id: string
  label: string
  hint?: string
  fault?: string | null
  onChange(value: string): void
}

/** A labelled input with its hint, and its refusal below it. */
export function TextInput({ id, label, hint, fault, onChange, ...input }: Props) {
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        spellCheck={false}
        autoCapitalize="none"
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
