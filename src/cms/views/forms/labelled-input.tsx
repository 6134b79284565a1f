import styles from './labelled-input.module.css'

type Props = {
  /** Of the input; those of its hint and of its refusal begin with it. */
  id: string
  name: string
  label: string
  type: 'text' | 'email'
  value: string
  maxLength: number
  /** Below the input, always. */
  hint?: string
  /** Why what is in it was refused. */
  fault: string | undefined
  onChange(value: string): void
}

/** A labelled input with a hint and its refusal below it. */
export function LabelledInput({ id, label, hint, fault, onChange, ...input }: Props) {
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        required
        autoComplete="off"
        aria-invalid={fault !== undefined}
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
