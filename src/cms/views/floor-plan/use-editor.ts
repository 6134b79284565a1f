import { useState } from 'react'
import { type Added, itemsIn, moveItems, paste, removeItems, turnItems } from './edits.ts'
import { useFormRows } from './form-rows.ts'
import * as t from './messages.gen.ts'
import { type At, type Item, type ItemId, itemsOf, placeOf, roomAt } from './plan.ts'
import { nameOf } from './texts.ts'
import { usePlanHistory } from './use-plan-history.ts'

/** The work on a drawn floor: what is looked at, what is chosen, and all that can be done with it. */
export type Editor = ReturnType<typeof useEditor>

/** By how much a key turns things, degrees. */
export const TURN = 45

/** The editor of the floor plan in the form of the booking settings. */
export function useEditor(path: string) {
  const { plan, change, ...history } = usePlanHistory(path)
  const rows = useFormRows()
  const [wanted, setAt] = useState<At>({ layout: 0, room: 0 })
  const [chosen, setChosen] = useState<ItemId[]>([])
  const [copied, setCopied] = useState<Item[]>([])
  const [said, setSaid] = useState('')
  // What was looked at may be undone, or removed.
  const layout = Math.min(wanted.layout, Math.max(0, plan.layouts.length - 1))
  const rooms = plan.layouts[layout]?.rooms ?? []
  const at = { layout, room: Math.min(wanted.room, Math.max(0, rooms.length - 1)) }
  const room = roomAt(plan, at)
  const items = room ? itemsOf(room) : []
  const selected = chosen.filter((id) => items.some((item) => item.id === id))
  const select = (ids: ItemId[]) => setChosen(ids)
  const add = ({ plan: next, added }: Added) => {
    change(next)
    setChosen(added)
    const now = roomAt(next, at)
    setSaid(
      now
        ? itemsIn(now, added)
            .map((one) => t.added({ item: nameOf(one) }))
            .join(' ')
        : '',
    )
  }
  const tell = (next: typeof plan, ids: readonly ItemId[]) => {
    const now = roomAt(next, at)
    const [first] = now ? itemsIn(now, ids) : []
    if (!first) return
    const { x, y, rotation = 0 } = placeOf(first)
    setSaid(t.standsAt({ item: nameOf(first), x, y, rotation }))
  }
  const edit = (next: typeof plan, ids: readonly ItemId[]) => {
    change(next)
    tell(next, ids)
  }
  return {
    ...{ plan, rows, at, room, items, selected, copied, said, change, add, select },
    ...history,
    lookAt: (next: At) => {
      setAt(next)
      setChosen([])
    },
    edit,
    move: (ids: readonly ItemId[], by: { x: number; y: number }) =>
      edit(moveItems(plan, at, ids, by), ids),
    turn: (ids: readonly ItemId[], by: number) => edit(turnItems(plan, at, ids, by), ids),
    remove: (ids: readonly ItemId[]) => {
      const gone = room ? itemsIn(room, ids) : []
      change(removeItems(plan, at, ids))
      setChosen([])
      setSaid(gone.map((one) => t.removed({ item: nameOf(one) })).join(' '))
    },
    copy: (ids: readonly ItemId[]) => {
      if (!room || ids.length === 0) return
      setCopied(itemsIn(room, ids))
      setSaid(t.copiedCount({ count: ids.length }))
    },
    paste: () => {
      if (room && copied.length > 0) add(paste(plan, at, copied, rows.tables))
    },
    undo: () => {
      history.undo()
      setSaid(t.undone())
    },
    redo: () => {
      history.redo()
      setSaid(t.doneAgain())
    },
  }
}
