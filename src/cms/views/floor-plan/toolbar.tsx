import shared from '../board/board.module.css'
import styles from './floor-plan.module.css'
import { SHORTCUTS } from './keys.ts'
import * as t from './messages.gen.ts'
import { type Editor, TURN } from './use-editor.ts'

/** What can be done with what is chosen, each with the key that does it too. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { selected, copied, canUndo, canRedo, items } = editor
  const isNone = selected.length === 0
  const buttons: [label: string, keys: string | undefined, isOff: boolean, press: () => void][] = [
    [t.undo(), SHORTCUTS.undo, !canUndo, editor.undo],
    [t.redo(), SHORTCUTS.redo, !canRedo, editor.redo],
    [t.copy(), SHORTCUTS.copy, isNone, () => editor.copy(selected)],
    [t.paste(), SHORTCUTS.paste, copied.length === 0, editor.paste],
    [t.turn(), SHORTCUTS.turn, isNone, () => editor.turn(selected, TURN)],
    [t.remove(), undefined, isNone, () => editor.remove(selected)],
    [
      t.chooseAll(),
      SHORTCUTS.all,
      items.length === 0,
      () => editor.select(items.map(({ id }) => id)),
    ],
  ]
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t.edit()}>
      {buttons.map(([label, keys, isOff, press]) => (
        <button
          key={label}
          type="button"
          className={shared.button}
          aria-keyshortcuts={keys}
          aria-disabled={isOff}
          onClick={() => {
            if (!isOff) press()
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
