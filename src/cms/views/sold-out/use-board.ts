import { useCallback, useRef, useState } from 'react'
import type { SoldOutBoard } from '../../sold-out/board.ts'
import { usePolling } from '../board/use-polling.ts'
import { fetchBoard, postSoldOut } from './api.ts'

/** For how long the buttons rest after a change, ms: the list has moved under the finger. */
const SETTLE_MS = 700

/** What was said last, which can be taken back. */
export type SoldOutChange = { item: string; title: string; soldOut: boolean }

/**
 * A location's menu that keeps itself current, as a day of reservations does (decision 26), and what
 * the host says of its dishes, one at a time.
 */
export function useBoard(first: SoldOutBoard) {
  const [board, setBoard] = useState(first)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [said, setSaid] = useState<SoldOutChange | null>(null)
  const [fault, setFault] = useState<string | null>(null)
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
    setTrouble(reply.ok ? null : reply.code)
    if (reply.ok) setBoard(reply.value)
  }, [])

  usePolling(refresh)

  return {
    board,
    trouble,
    /** Id of the dish that is being said something of. */
    busy,
    said,
    fault,
    open: (location: number) => {
      target.current = location
      setSaid(null)
      setFault(null)
      return refresh()
    },
    say: async (next: SoldOutChange) => {
      if (busy) return
      setBusy(next.item)
      setFault(null)
      const reply = await postSoldOut(target.current, next.item, next.soldOut)
      await refresh()
      setTimeout(() => setBusy(null), SETTLE_MS)
      setSaid(reply.ok ? next : null)
      if (!reply.ok) setFault(reply.code)
    },
  }
}
