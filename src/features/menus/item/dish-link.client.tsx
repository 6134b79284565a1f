'use client'

import { type ComponentType, useEffect, useState } from 'react'

type MarkedDishProps = { path: string }

/** Marks the dish that the address names; its code is fetched by pages whose address names one. */
export function DishLink(props: MarkedDishProps) {
  const [Marked, setMarked] = useState<ComponentType<MarkedDishProps> | null>(null)

  useEffect(() => {
    const look = () => {
      if (!location.hash.startsWith('#dish-')) return
      import('./marked-dish.client.tsx').then(
        ({ MarkedDish }) => setMarked(() => MarkedDish),
        // Without a network the address still leads to the dish; only its mark is missing.
        () => {},
      )
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])

  return Marked ? <Marked {...props} /> : null
}
