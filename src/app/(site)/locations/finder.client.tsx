'use client'

import { Finder, type FinderProps } from '#features/locations/finder/finder.tsx'
import { visitor } from '#features/shell/visitor/visitor-store.client.ts'

type LocationFinderProps = FinderProps & {
  /** The list is all that there is to sort: its filter is left on. */
  complete: boolean
}

/** The finder, which fetches the whole group to sort it where the page has only a part of its list. */
export function LocationFinder({ complete, ...props }: LocationFinderProps) {
  const others = async () => {
    if (complete) return props.items
    return visitor.all().catch(() => props.items)
  }
  return <Finder {...props} others={others} />
}
