import { useCallback, useRef, useState } from 'react'
import type { SoldOutBoard } from '../../sold-out/board.ts'
import { usePolling } from '../board/use-polling.ts'
import { fetchBoard, postSoldOut } from './api.ts'

/** For how long the buttons rest after a change, ms: the list has moved under the finger. */
const SETTLE_MS = 700

/** A change of one dish, which can be undone. */
export type SoldOutChange = { item: string; title: string; soldOut: boolean }

/**
 * A location's menu that keeps itself current, as a day of reservations does (decision 26), and what
 * the host says of its dishes, one at a time.
 */
export function useBoard(first: SoldOutBoard) {
  const [board, setBoard] = useState(first)
  const [error, setError] = useState<string | null>(null)
  const [pendingItem, setPendingItem] = useState<string | null>(null)
  const [lastChange, setLastChange] = useState<SoldOutChange | null>(null)
  const [actionError, setActionError] = useState<string | null>(null)
  const target = useRef(first.location)
  // Answers are taken in the order of their questions: a late one never undoes a newer one.
  const asked = useRef(0)
  const taken = useRef(0)

  const refresh = useCallback(async () => {
    const turn = ++asked.current
    const location = target.current
    const reply = await fetchBoard(location)
    if (turn < taken.current || location !== target.current) return
    taken.current = turn
    setError(reply.ok ? null : reply.code)
    if (reply.ok) setBoard(reply.value)
  }, [])

  usePolling(refresh)

  return {
    board,
    /** Code of why the board may be out of date. */
    error,
    /** Id of the dish that is being changed, or was so a moment ago. */
    pendingItem,
    lastChange,
    /** Code of the refusal of the last change. */
    actionError,
    open: (location: number) => {
      target.current = location
      setLastChange(null)
      setActionError(null)
      return refresh()
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
