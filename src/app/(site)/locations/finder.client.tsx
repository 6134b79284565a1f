'use client'

import { Finder, type FinderProps } from '#features/locations/finder/finder.tsx'
import { visitor } from '#features/shell/visitor/visitor-store.client.ts'

type LocationFinderProps = FinderProps & {
  /** The list is all that there is to sort: its filter is left on. */
  complete: boolean
}

/** The finder, with the whole group at hand where the page has only a part of its list. */
export function LocationFinder({ complete, ...props }: LocationFinderProps) {
  const others = async () => {
    if (complete) return props.items
    await visitor.start()
    return visitor.state().locations
  }
  return <Finder {...props} others={others} />
}
