import { PREVIEW_COOKIE } from '#lib/cookies/preview-cookie.ts'
import * as t from './messages.gen.ts'

/**
 * What is said when the error page itself fails. A draft may be what fails, so that whoever previews one can leave
 * it (spec:routes.preview-exit).
 */
export function LastResort() {
  return (
    <main style={PAGE}>
      <title>{t.error()}</title>
      <p style={{ color: '#d9b56f' }}>{t.errorNumber({ status: 500 })}</p>
      <h1 style={{ fontWeight: 400 }}>{t.errorPageFailed()}</h1>
      {/* Full loads, not the router's: the router may be what failed. */}
      <p>
        <a href="/" style={LINK}>
          {t.goBackToHome()}
        </a>
      </p>
      {/* Its name may have a prefix (`guarded-cookies.ts`). */}
      {document.cookie.includes(PREVIEW_COOKIE) ? (
        <p>
          {t.lookingAtDraft()}{' '}
          <a href="/preview/exit" style={LINK}>
            {t.leaveThePreview()}
          </a>
        </p>
      ) : null}
    </main>
  )
}

const PAGE = {
  minHeight: '100vh',
  boxSizing: 'border-box',
  padding: '15vh 8vw',
  background: '#14211c',
  color: '#fbf9f5',
  font: '1.125rem/1.5 Georgia, serif',
} as const

const LINK = { color: '#d9b56f' }
