import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createFilterController, type FilterController } from './filter-controller.ts'
import type { RenderedFilter } from './rendered-filter.ts'

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
