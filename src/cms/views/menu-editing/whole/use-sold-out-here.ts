import { useEffect, useState } from 'react'
import { fetchBoard, postSoldOut } from '../../sold-out/api.ts'
import { refusedText } from '../../sold-out/labels.ts'

/** What is sold out at a restaurant, and the act that says so; none where nobody may say it. */
export function useSoldOutHere(location: number | null) {
  const [soldOut, setSoldOut] = useState<ReadonlySet<string> | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)

  useEffect(() => {
    setSoldOut(null)
    setTrouble(null)
    if (location === null) return
    let isOver = false
    fetchBoard(location).then((reply) => {
      if (isOver) return
      if (reply.ok) setSoldOut(soldOutOf(reply.value.entries))
      else setTrouble(refusedText(reply.code))
    })
    return () => {
      isOver = true
    }
  }, [location])

  return {
    soldOut,
    trouble,
    mark: async (dish: string) => {
      if (location === null || !soldOut) return
      const isGone = !soldOut.has(dish)
      setTrouble(null)
      setSoldOut(withDish(soldOut, dish, isGone))
      const reply = await postSoldOut(location, dish, isGone)
      if (reply.ok) return
      setTrouble(refusedText(reply.code))
      setSoldOut((last) => (last ? withDish(last, dish, !isGone) : last))
    },
  }
}

function soldOutOf(entries: readonly { itemId: string; soldOut: boolean }[]): ReadonlySet<string> {
  return new Set(entries.filter((entry) => entry.soldOut).map(({ itemId }) => itemId))
}

function withDish(all: ReadonlySet<string>, dish: string, isIn: boolean): ReadonlySet<string> {
  const others = [...all].filter((one) => one !== dish)
  return new Set(isIn ? [...others, dish] : others)
}
