import type { ReactNode } from 'react'
import styles from './choose-password.module.css'

type Props = {
  id: string
  label: string
  type: 'text' | 'password'
  autoComplete: string
  describedBy?: string
  value: string
  fault: string | undefined
  maxLength?: number
  onChange(value: string): void
  /** Beside the input. */
  children?: ReactNode
}

/** A labelled input with its refusal below it. */
export function ChosenField({
  id,
  label,
  describedBy,
  fault,
  onChange,
  children,
  ...input
}: Props) {
  const described = [describedBy, fault ? `${id}-fault` : undefined].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.input}>
        <input
          {...input}
          id={id}
          name={id}
          required
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={fault !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      {fault ? (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
