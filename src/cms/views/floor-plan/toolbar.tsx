import shared from '../board/board.module.css'
import styles from './floor-plan.module.css'
import * as t from './messages.gen.ts'
import { type Editor, TURN } from './use-editor.ts'

/** What can be done with what is chosen, each with the key that does it too. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { selected, copied, canUndo, canRedo, items } = editor
  const isNone = selected.length === 0
  const buttons: [label: string, keys: string, isOff: boolean, press: () => void][] = [
    [t.undo(), 'Control+Z', !canUndo, editor.undo],
    [t.redo(), 'Control+Shift+Z', !canRedo, editor.redo],
    [t.copy(), 'Control+C', isNone, () => editor.copy(selected)],
    [t.paste(), 'Control+V', copied.length === 0, editor.paste],
    [t.turn(), 'R', isNone, () => editor.turn(selected, TURN)],
    [t.remove(), 'Delete', isNone, () => editor.remove(selected)],
    [
      t.chooseAll(),
      'Control+A',
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
