import type { Terms } from './info.ts'
import css from './panel.module.css'

/** What a guest agrees to by completing, and who takes the booking, in the words that service wants. */
export function TermsLine({ terms }: { terms: Terms | null }) {
  if (!terms) return null
  const { service, termsUrl, privacyUrl } = terms
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
  return (
    <div className={css.terms}>
      <p>
        By clicking “Complete Reservation” you agree to the {service}{' '}
        {link(termsUrl, 'Terms of Use')} and {link(privacyUrl, 'Privacy Policy')}.
      </p>
      <p className={css.poweredBy}>
        Powered by <strong>{service}</strong>
      </p>
    </div>
  )
}
