import shared from '../board/board.module.css'
import forms from '../forms/form.module.css'
import * as t from './messages.gen.ts'
import styles from './pasted-menu.module.css'

type PasteProps = {
  text: string
  isRead: boolean
  onType(text: string): void
  onRead(text: string): void
}

/** The field that a menu is pasted into; once it was read, it is folded away. */
export function PasteField({ text, isRead, onType, onRead }: PasteProps) {
  const field = (
    <div className={`${forms.choice} ${styles.paste}`}>
      <label htmlFor="pasted-text">{t.pasteHere()}</label>
      <textarea
        id="pasted-text"
        className={shared.input}
        rows={12}
        spellCheck={false}
        placeholder={t.example()}
        value={text}
        onChange={({ target, nativeEvent }) => {
          const isPaste = (nativeEvent as InputEvent).inputType === 'insertFromPaste'
          // A paste into an empty field starts reading without another press.
          if (isPaste && text.trim() === '') onRead(target.value)
          else onType(target.value)
        }}
      />
      {isRead ? <p className={styles.note}>{t.readAgainHint()}</p> : null}
      <button
        type="button"
        className={isRead ? shared.button : forms.primary}
        onClick={() => onRead(text)}
      >
        {isRead ? t.proposeAgain() : t.propose()}
      </button>
    </div>
  )
  if (!isRead) return field
  return (
    <details className={styles.folded}>
      <summary>{t.thePaste()}</summary>
      {field}
    </details>
  )
}
