import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MenuTag } from '#lib/menus/menu.ts'
import { createFilterController, type FilterController } from './filter-controller.ts'
import type { MenuFilter } from './filter-query.ts'
import type { FilterSummary } from './summary/filter-summary.ts'
import type { FilterResults } from './summary/results.ts'

/** The filter as the server rendered it, how much that shows, and how the form says so. */
export type RenderedFilter = {
  filter: MenuFilter
  found: FilterResults
  summary: FilterSummary
  /** Diets and allergens of this menu, and those that the address asks for. */
  tags: Pick<MenuTag, 'uid' | 'kind' | 'title'>[]
  /** How many items the whole menu has. */
  total: number
}

/** Filter and search of a menu page; `summary` says how much is shown. */
export function useFilter(form: RefObject<HTMLFormElement | null>, rendered: RenderedFilter) {
  const router = useRouter()
  const [summary, show] = useState(rendered.summary)
  const controller = useRef<FilterController>(null)

  const begun = () => {
    const replace = (href: string) => router.replace(href, { scroll: false })
    const page = { form: form.current as HTMLFormElement, replace, show }
    controller.current ??= createFilterController(page, rendered)
    return controller.current
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: all else it uses comes with `found`.
  useEffect(() => {
    const follow = () => begun().follow(rendered)
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [rendered.found])

  return {
    summary,
    /** The form has changed. */
    change: () => begun().change(),
    /** Everything again. */
    clear: () => begun().clear(),
  }
}
