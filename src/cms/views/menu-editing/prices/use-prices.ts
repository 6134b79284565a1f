import { useEffect, useMemo, useRef, useState } from 'react'
import {
  keyOfPrice,
  type PriceAt,
  type PriceChange,
  reversed,
} from '#cms/menu-editing/prices/price-cells.ts'
import type { PriceGrid } from '#cms/menu-editing/prices/read-prices.ts'
import { typedCents } from '#lib/money/cents.ts'
import { postToMenuEditing, type Reply } from '../api.ts'
import { refusalText } from '../labels.ts'
import { changesOf, columnName, type Edits, gridRows, withSaved } from './grid-rows.ts'
import * as t from './messages.gen.ts'

/** A refusal; `row`: the row that it is about, null = all of it. */
export type Refused = { row: string | null; text: string }

/** The prices with what was typed of them, saved all at once. */
export function usePrices(first: PriceGrid) {
  const [grid, setGrid] = useState(first)
  const [edits, setEdits] = useState<Edits>(new Map())
  const [saving, setSaving] = useState(false)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const [lastSaved, setLastSaved] = useState<PriceChange[] | null>(null)
  const working = useRef(false)
  const changes = useMemo(() => changesOf(grid, edits), [grid, edits])
  const isPending = changes.length > 0

  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isPending])

  const send = async (sent: readonly PriceChange[]): Promise<boolean> => {
    if (working.current) return false
    working.current = true
    setSaving(true)
    setRefused(null)
    setSaid('')
    const reply = await postToMenuEditing('prices', { changes: sent })
    if (reply.ok) setGrid((shown) => withSaved(shown, sent))
    else {
      const conflict = conflictOf(reply)
      // What somebody else has saved is what the next save has seen.
      if (conflict && !conflict.gone) {
        const now = { ...conflict.at, before: null, after: conflict.now }
        setGrid((shown) => withSaved(shown, [now]))
      }
      setRefused(refusedOf(grid, reply))
    }
    working.current = false
    setSaving(false)
    return reply.ok
  }

  return {
    ...{ grid, edits, changes, saving, said, refused },
    say: setSaid,
    edit: (next: Edits) => {
      setEdits(next)
      setRefused(null)
    },
    save: async () => {
      const sent = changes
      if (!(await send(sent))) return false
      setEdits(new Map())
      setLastSaved(sent)
      setSaid(t.saved({ count: sent.length }))
      return true
    },
    undo:
      lastSaved && !isPending
        ? async () => {
            if (!(await send(reversed(lastSaved)))) return
            setLastSaved(null)
            setSaid(t.undone({ count: lastSaved.length }))
          }
        : null,
  }
}

export type PricesState = ReturnType<typeof usePrices>

type RefusedReply = Extract<Reply<unknown>, { ok: false }>
type Conflict = { at: PriceAt; now: number | null; gone: boolean }

function conflictOf({ code, at }: RefusedReply): Conflict | null {
  if (code !== 'changed_meanwhile' || at.id === undefined) return null
  const place = { dish: at.id, size: at.size ?? null, zone: at.zone ?? null }
  return { at: place, now: at.now ?? null, gone: at.gone ?? false }
}

/** The row of a refusal by its name, with what is there now. */
function refusedOf(grid: PriceGrid, reply: RefusedReply): Refused {
  const conflict = conflictOf(reply)
  const { dish, size } = conflict?.at ?? { dish: reply.at.id, size: null }
  const row = gridRows(grid.dishes).find((one) => one.dish === dish && one.size === size)
  if (!row) return { row: null, text: refusalText(reply) }
  const key = keyOfPrice({ dish: row.dish, size: row.size, zone: null })
  if (!conflict) return { row: key, text: `${row.name}: ${refusalText(reply)}` }
  if (conflict.gone) return { row: key, text: t.isGone({ row: row.name }) }
  const column = columnName(grid, conflict.at.zone)
  const now = typedCents(conflict.now) || t.none()
  return { row: key, text: t.isNow({ row: row.name, column, now }) }
}
