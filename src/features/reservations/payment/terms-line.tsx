import type { Terms } from '../api/info.ts'
import css from '../panel.module.css'

/** What a guest agrees to by completing, and who takes the booking, in the words that service wants. */
export function TermsLine({ terms }: { terms: Terms | null }) {
  if (!terms) return null
  const { service, termsUrl, privacyUrl, logo } = terms
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
        {logo ? (
          // biome-ignore lint/performance/noImgElement: a service's logo is shown as the service made it.
          <img src={logo} alt={`Powered by ${service}`} height={32} decoding="async" />
        ) : (
          <>
            Powered by <strong>{service}</strong>
          </>
        )}
      </p>
    </div>
  )
}
