import { useCallback, useRef, useState } from 'react'
import type { SoldOutBoard } from '../../sold-out/board.ts'
import { useLive } from '../board/use-live.ts'
import { fetchBoard, postSoldOut } from './api.ts'

/** For how long the buttons rest after a change, ms: the list has moved under the finger. */
const SETTLE_MS = 700

/** A change of one dish, which can be undone. */
export type SoldOutChange = { item: string; title: string; soldOut: boolean }

type BoardState = {
  board: SoldOutBoard
  /** Code of why the board may be out of date. */
  error: string | null
  /** What the restaurant's clock is ahead of this device's, ms. */
  offset: number
}

/**
 * A location's menu that keeps itself current, as a day of reservations does (decision 93), and what
 * the host says of its dishes, one at a time.
 */
export function useBoard(first: SoldOutBoard) {
  const [location, setLocation] = useState(first.location)
  const [seen, setSeen] = useState<BoardState>(() => stateOf(first))
  const [pendingItem, setPendingItem] = useState<string | null>(null)
  const [lastChange, setLastChange] = useState<SoldOutChange | null>(null)
  const [actionError, setActionError] = useState<string | null>(null)
  const target = useRef(first.location)
  // Answers are taken in the order of their questions: a late one never undoes a newer one.
  const asked = useRef(0)
  const taken = useRef(0)

  const refresh = useCallback(async () => {
    const turn = ++asked.current
    const wanted = target.current
    const reply = await fetchBoard(wanted)
    if (turn < taken.current || wanted !== target.current) return reply.ok
    taken.current = turn
    if (reply.ok) setSeen(stateOf(reply.value))
    else setSeen((last) => ({ ...last, error: reply.code }))
    return reply.ok
  }, [])

  useLive(location, refresh)

  return {
    ...seen,
    /** Id of the dish that is being changed, or was so a moment ago. */
    pendingItem,
    lastChange,
    /** Code of the refusal of the last change. */
    actionError,
    open: (next: number) => {
      target.current = next
      setLocation(next)
      setLastChange(null)
      setActionError(null)
    },
    setSoldOut: async (next: SoldOutChange) => {
      if (pendingItem) return
      setPendingItem(next.item)
      setActionError(null)
      const reply = await postSoldOut(target.current, next.item, next.soldOut)
      await refresh()
      setTimeout(() => setPendingItem(null), SETTLE_MS)
      setLastChange(reply.ok ? next : null)
      if (!reply.ok) setActionError(reply.code)
    },
  }
}

function stateOf(board: SoldOutBoard): BoardState {
  return { board, error: null, offset: board.now - Date.now() }
}
