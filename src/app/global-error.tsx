'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { currentLanguage } from '#lib/language/current-language.ts'
import * as t from './messages.gen.ts'

/**
 * The last resort, when the error page itself fails (spec:routes.error-page-fails): no part of the site is
 * trusted here. Its words are fetched, since every page would carry them otherwise; without them the way home is
 * left.
 */
export default function GlobalError() {
  const [words, setWords] = useState<ReactNode>(<a href="/">{t.goBackToHome()}</a>)
  useEffect(() => {
    import('./last-resort/last-resort.tsx').then(
      ({ LastResort }) => setWords(<LastResort />),
      () => {},
    )
  }, [])
  return (
    <html lang={currentLanguage()}>
      <body style={{ margin: 0 }}>{words}</body>
    </html>
  )
}
