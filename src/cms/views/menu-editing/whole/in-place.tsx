import { type KeyboardEvent, useState } from 'react'
import styles from './whole-menu.module.css'

type InPlaceProps = {
  label: string
  value: string
  placeholder: string
  /** How it looks, and whether it takes several lines. */
  kind: 'title' | 'text' | 'price'
  disabled: boolean
  /** Saves what was typed, once the field is left or Enter pressed; false = it stays typed. */
  onSave(text: string): Promise<boolean>
}

/** A text of the menu that is typed over where it stands. Escape brings back what was there. */
export function InPlace({ label, value, placeholder, kind, disabled, onSave }: InPlaceProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const save = async () => {
    if (typed === null) return
    if (typed === value || (await onSave(typed))) setTyped(null)
  }
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      setTyped(null)
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      event.currentTarget.blur()
    }
  }
  const common = {
    'aria-label': label,
    value: typed ?? value,
    placeholder,
    readOnly: disabled,
    onBlur: save,
    onKeyDown: keyed,
  }
  if (kind !== 'price') {
    const lines = (typed ?? value).split('\n').length
    return (
      <textarea
        {...common}
        className={kind === 'title' ? styles.name : styles.text}
        maxLength={kind === 'title' ? 120 : 2000}
        rows={lines}
        onChange={({ target }) => setTyped(target.value)}
      />
    )
  }
  return (
    <input
      {...common}
      className={styles.price}
      inputMode="decimal"
      maxLength={12}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
