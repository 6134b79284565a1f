'use client'

import { type ReactNode, useEffect, useState } from 'react'
import * as t from './messages.gen.ts'

/**
 * The error page of the browser's side. Its code is fetched by the page that failed, since every page would
 * carry it otherwise; where that fails too, the bare words and the way home stand in its place.
 */
export function Failure({ error }: { error: unknown }) {
  const [page, setPage] = useState<ReactNode>(null)
  useEffect(() => {
    import('./failure-page/failure-page.tsx').then(
      ({ FailurePage }) => setPage(<FailurePage error={error} />),
      () =>
        setPage(
          <>
            <h1>{t.thisPageDidNotLoad()}</h1>
            <a href="/">{t.goBackToHome()}</a>
          </>,
        ),
    )
  }, [error])
  return page
}
