import type { ReactNode } from 'react'
import type { Terms } from '../api/info.ts'
import css from '../panel.module.css'
import * as t from './messages.gen.ts'

/** What a guest agrees to by completing, and who takes the booking, in the words that service wants. */
export function TermsLine({ terms }: { terms: Terms | null }) {
  if (!terms) return null
  const { service, termsUrl, privacyUrl, logo } = terms
  const linkTo = (href: string) => (text: ReactNode) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
  return (
    <div className={css.terms}>
      <p>{t.agreeToTerms({ service, terms: linkTo(termsUrl), privacy: linkTo(privacyUrl) })}</p>
      <p className={css.poweredBy}>
        {logo ? (
          // biome-ignore lint/performance/noImgElement: a service's logo is shown as the service made it.
          <img src={logo} alt={t.poweredBy({ service })} height={32} decoding="async" />
        ) : (
          t.poweredByName({ service, name: (text) => <strong>{text}</strong> })
        )}
      </p>
    </div>
  )
}
