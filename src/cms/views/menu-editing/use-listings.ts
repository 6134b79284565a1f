import { useState } from 'react'
import type { ListingCategory } from '#cms/menu-editing/listings.ts'
import { placeDish } from '#cms/menu-editing/place-dish.ts'
import { askMenuEditing, postToMenuEditing } from './api.ts'
import { refusalText } from './labels.ts'
import * as t from './messages.gen.ts'

export type ListedDish = { id: number; title: string }

type Change = { category: number; before: number[]; after: number[] }

/** A refusal, and the category beside which it is said; null: beside the form that puts a dish in. */
type Refused = { category: number | null; text: string }

/** The categories that list a dish, and acts that put it in, move it and take it out. */
export function useListings(dish: ListedDish, first: readonly ListingCategory[]) {
  const [categories, setCategories] = useState(first)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [said, setSaid] = useState('')
  const [last, setLast] = useState<Change | null>(null)

  const refresh = async () => {
    const reply = await askMenuEditing<{ categories: ListingCategory[] }>(
      `listings?item=${dish.id}`,
    )
    if (reply.ok) setCategories(reply.value.categories)
  }

  const send = async (change: Change, words: string, beside: number | null) => {
    if (busy) return false
    setBusy(true)
    setRefused(null)
    const { category: id, before, after } = change
    const reply = await postToMenuEditing('arrange', { categories: [{ id, before, after }] })
    if (reply.ok) {
      setCategories((all) => all.map((one) => (one.id === id ? withDishes(one, after, dish) : one)))
      setSaid(words)
    } else {
      setSaid('')
      setRefused({ category: beside, text: refusalText(reply) })
      await refresh()
    }
    setBusy(false)
    return reply.ok
  }

  const place = async (category: ListingCategory, at: number | null, words: string) => {
    const before = category.dishes.map(({ id }) => id)
    const isListed = before.includes(dish.id)
    const after = placeDish(before, dish.id, at)
    const beside = isListed ? category.id : null
    const done = await send({ category: category.id, before, after }, words, beside)
    setLast(done ? { category: category.id, before: after, after: before } : null)
    return done
  }

  return {
    ...{ categories, busy, refused, said },
    put: (category: ListingCategory, at: number) =>
      place(category, at, t.isPut({ category: category.title })),
    move: (category: ListingCategory, at: number) =>
      place(category, at, t.isMoved({ category: category.title })),
    takeOut: (category: ListingCategory) =>
      place(category, null, t.isTakenOut({ category: category.title })),
    undo: last
      ? async () => {
          if (await send(last, t.undone(), null)) setLast(null)
        }
      : null,
  }
}

function withDishes(
  category: ListingCategory,
  ids: readonly number[],
  dish: ListedDish,
): ListingCategory {
  const known = new Map([...category.dishes, dish].map((one) => [one.id, one]))
  return { ...category, dishes: ids.flatMap((id) => known.get(id) ?? []) }
}
