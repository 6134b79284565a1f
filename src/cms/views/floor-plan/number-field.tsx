import { useState } from 'react'
import shared from '../board/board.module.css'

type NumberFieldProps = {
  label: string
  value: number
  min: number
  max: number
  onChange(value: number): void
}

/** A whole number, which counts once its field is left or Enter is pressed: half of it means nothing. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const keep = () => {
    const number = Math.round(Number(draft))
    setDraft(null)
    if (draft === null || draft.trim() === '' || !Number.isFinite(number)) return
    const next = Math.min(Math.max(number, min), max)
    if (next !== value) onChange(next)
  }
  return (
    <label>
      <span className={shared.label}>{label}</span>
      <input
        className={shared.input}
        type="number"
        {...{ min, max }}
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
