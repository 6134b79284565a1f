'use client'

import { currentLanguage } from '#lib/language/current-language.ts'
import * as t from './messages.gen.ts'

/**
 * The last resort, when the error page itself fails (spec:routes.error-page-fails): no part of the site is
 * trusted here. Its way home is a full load, since the router may be what failed, and leaves a preview, since a
 * draft may be (spec:routes.preview-exit).
 */
export default function GlobalError() {
  return (
    <html lang={currentLanguage()}>
      <body style={{ padding: '15vh 8vw' }}>
        <h1>{t.errorPageFailed()}</h1>
        <a href="/preview/exit">{t.goBackToHome()}</a>
      </body>
    </html>
  )
}
