import { useRef, useState } from 'react'
import { type DishPlace, moveDish } from '#cms/menu-editing/move-dish.ts'
import type { Arrangement, DishChange } from '#cms/menu-editing/request-schemas.ts'
import type { WholeDish, WholeMenu } from '#cms/menu-editing/whole-menu.ts'
import { askMenuEditing, postToMenuEditing } from '../api.ts'
import { refusalText } from '../labels.ts'
import * as t from './messages.gen.ts'

/** A refusal, and the place of the dish beside which it is said. */
type Refused = { key: string; text: string }

/** The act that takes back the last one. */
type Undo = () => Promise<void>

/** What is stored of a field that was typed over: what was typed may have been tidied. */
type Stored = string | number | null

/** The menu with a change, and with what is stored of it once that is known. */
type Show = (menu: WholeMenu, stored?: Stored) => WholeMenu

/** The menu with a field of a dish as it is stored. */
export function withField(
  menu: WholeMenu,
  { id, field }: Pick<DishChange, 'id' | 'field'>,
  stored: Stored,
): WholeMenu {
  const dish = { ...menu.dishes[id], [field]: stored } as WholeDish
  return { ...menu, dishes: { ...menu.dishes, [id]: dish } }
}

/** Names a place on the page. */
export const keyOf = ({ category, at }: DishPlace) => `${category}-${at}`

/** A menu that is edited on one page: what it is, what was said of it last, and its acts, one at a time. */
export function useWholeMenu(first: WholeMenu) {
  const [menu, setMenu] = useState(first)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const working = useRef(false)

  const refresh = async () => {
    const reply = await askMenuEditing<WholeMenu>(`menu?menu=${first.id}`)
    if (reply.ok) setMenu(reply.value)
  }

  /** Shows a change at once, and the menu as it is where the server refuses it. */
  const act = async (
    key: string,
    change: { name: string; body: object; show: Show },
    words: string,
    back: ((stored: Stored | undefined) => Undo) | null,
  ): Promise<boolean> => {
    if (working.current) return false
    working.current = true
    setBusy(true)
    setRefused(null)
    const before = menu
    setMenu((shown) => change.show(shown))
    const reply = await postToMenuEditing<{ stored?: Stored }>(change.name, change.body)
    setSaid(reply.ok ? words : '')
    const stored = reply.ok ? reply.value.stored : undefined
    setUndo(() => (reply.ok && back ? back(stored) : null))
    if (stored !== undefined) setMenu((shown) => change.show(shown, stored))
    if (!reply.ok) {
      setMenu(before)
      setRefused({ key, text: refusalText(reply) })
      await refresh()
    }
    working.current = false
    setBusy(false)
    return reply.ok
  }

  const arrange = (key: string, changes: Arrangement[], words: string, back: Undo | null) => {
    const show = (shown: WholeMenu) => ({
      ...shown,
      order: { ...shown.order, ...Object.fromEntries(changes.map(({ id, after }) => [id, after])) },
    })
    const body = { categories: changes }
    return act(key, { name: 'arrange', body, show }, words, back && (() => back))
  }

  const change = (
    key: string,
    one: DishChange,
    words: string,
    back: ((stored: Stored | undefined) => Undo) | null,
  ) => {
    const show: Show = (shown, stored = one.after) => withField(shown, one, stored)
    return act(key, { name: 'dish', body: one, show }, words, back)
  }

  return {
    ...{ menu, busy, said, refused, undo },
    /** Says beside a dish why nothing is sent. */
    refuse: (key: string, text: string) => setRefused({ key, text }),
    /** Moves a dish; returns its new place, or null where it stays. */
    move: async (from: DishPlace, to: DishPlace): Promise<DishPlace | null> => {
      const key = keyOf(from)
      const dish = menu.order[from.category]?.[from.at] ?? 0
      const moved = moveDish(menu.order, from, to)
      const category = menu.titles[to.category] ?? ''
      if (!moved) {
        const isThere = from.category !== to.category && menu.order[to.category]?.includes(dish)
        if (isThere) setRefused({ key, text: t.listedThere({ category }) })
        return null
      }
      const after = moved.order[to.category] ?? []
      const at = after.indexOf(dish)
      const words = t.isMoved({
        ...{ dish: menu.dishes[dish]?.title ?? '', at: at + 1, count: after.length, category },
      })
      const reversed = moved.changes.map(({ id, before, after }) => ({
        ...{ id, before: after, after: before },
      }))
      const back = async () => {
        await arrange(key, reversed, t.isBack(), null)
      }
      const done = await arrange(key, moved.changes, words, back)
      return done ? { category: to.category, at } : null
    },
    edit: (key: string, dish: WholeDish, one: DishChange) => {
      const back =
        (stored: Stored = one.after) =>
        async () => {
          const reversed = { ...one, before: stored, after: one.before } as DishChange
          await change(key, reversed, t.isBack(), null)
        }
      return change(key, one, t.isSaved({ dish: dish.title }), back)
    },
  }
}

export type WholeMenuActs = ReturnType<typeof useWholeMenu>
