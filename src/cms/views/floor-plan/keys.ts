import type { KeyboardEvent } from 'react'
import type { ItemId } from './plan.ts'
import { type Editor, TURN } from './use-editor.ts'

/** How far an arrow key moves things, and how far with shift; centimetres. */
const STEP_CM = 5
const LARGE_STEP_CM = 50

/** The keys that do what a button does, as `aria-keyshortcuts` has them. */
export const SHORTCUTS = {
  undo: 'Control+Z',
  redo: 'Control+Shift+Z',
  copy: 'Control+C',
  paste: 'Control+V',
  turn: 'R',
  all: 'Control+A',
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Does what a key says with what is chosen, or with what has the focus where that is not. */
export function keyOf(event: KeyboardEvent, editor: Editor): void {
  const focused = (event.target as HTMLElement).dataset.item as ItemId | undefined
  const isChosen = focused === undefined || editor.selected.includes(focused)
  const ids = isChosen ? editor.selected : [focused]
  const isDone =
    event.ctrlKey || event.metaKey ? withControl(event, editor, ids) : plain(event, editor, ids)
  if (isDone) event.preventDefault()
}

function plain(event: KeyboardEvent, editor: Editor, ids: readonly ItemId[]): boolean {
  const { key, shiftKey } = event
  const arrow = ARROWS[key]
  if (arrow && ids.length > 0) {
    const step = shiftKey ? LARGE_STEP_CM : STEP_CM
    editor.select([...ids])
    editor.move(ids, { x: arrow[0] * step, y: arrow[1] * step })
    return true
  }
  if (key === 'Escape' && editor.selected.length > 0) editor.select([])
  else if (key.toLowerCase() === 'r' && ids.length > 0) {
    editor.select([...ids])
    editor.turn(ids, shiftKey ? -TURN : TURN)
  } else if ((key === 'Delete' || key === 'Backspace') && ids.length > 0) editor.remove(ids)
  else return false
  return true
}

function withControl(event: KeyboardEvent, editor: Editor, ids: readonly ItemId[]): boolean {
  const key = event.key.toLowerCase()
  if (key === 'z' && event.shiftKey) editor.redo()
  else if (key === 'z') editor.undo()
  else if (key === 'y') editor.redo()
  else if (key === 'c') editor.copy(ids)
  else if (key === 'v') editor.paste()
  else if (key === 'a') editor.select(editor.items.map(({ id }) => id))
  else return false
  return true
}
