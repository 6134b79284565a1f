import { useState } from 'react'
import shared from '../board/board.module.css'

type TextFieldProps = {
  label: string
  value: string
  maxLength: number
  /** Whether it may be empty. */
  isOptional?: boolean
  onChange(value: string): void
}

/** A text, which counts once its field is left or Enter is pressed: one step to undo. */
export function TextField({
  label,
  value,
  maxLength,
  isOptional = false,
  onChange,
}: TextFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const keep = () => {
    const next = draft?.trim() ?? value
    setDraft(null)
    if (next !== value && (isOptional || next !== '')) onChange(next)
  }
  return (
    <label>
      <span className={shared.label}>{label}</span>
      <input
        className={shared.input}
        type="text"
        maxLength={maxLength}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Else it would save the whole form.
          event.preventDefault()
          keep()
        }}
      />
    </label>
  )
}
