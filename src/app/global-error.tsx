'use client'

import { useEffect, useState } from 'react'
import { PREVIEW_COOKIE } from '#lib/cookies/preview-cookie.ts'
import { currentLanguage } from '#lib/language/current-language.ts'
import * as t from './messages.gen.ts'

/**
 * The last resort, when the error page itself fails (spec:routes.error-page-fails): no part of the site is
 * trusted here. A draft may be what fails, so that whoever previews one can leave it
 * (spec:routes.preview-exit).
 */
export default function GlobalError() {
  const [previewing, setPreviewing] = useState(false)
  // Its name may have a prefix (`guarded-cookies.ts`).
  useEffect(() => setPreviewing(document.cookie.includes(PREVIEW_COOKIE)), [])
  return (
    <html lang={currentLanguage()}>
      <body
        style={{
          margin: 0,
          padding: '15vh 8vw',
          background: '#14211c',
          color: '#fbf9f5',
          font: '1.125rem/1.5 Georgia, serif',
        }}
      >
        <title>{t.error()}</title>
        <p style={{ color: '#d9b56f' }}>{t.errorNumber({ status: 500 })}</p>
        <h1 style={{ fontWeight: 400 }}>{t.errorPageFailed()}</h1>
        {/* Full loads, not the router's: the router may be what failed. */}
        <p>
          <a href="/" style={LINK}>
            {t.goBackToHome()}
          </a>
        </p>
        {previewing ? (
          <p>
            {t.lookingAtDraft()}{' '}
            <a href="/preview/exit" style={LINK}>
              {t.leaveThePreview()}
            </a>
          </p>
        ) : null}
      </body>
    </html>
  )
}

const LINK = { color: '#d9b56f' }
