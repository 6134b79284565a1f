import type { PartnerLogo } from '#data/locations/locations.ts'
import type { Logo } from '#lib/media/picture.ts'
import { Icon } from '#ui/icon.tsx'
import css from './slide-out.module.css'

/** A sign of our own for each delivery partner: theirs are trademarks, and none of them is ours to ship. */
const SIGNS: Record<PartnerLogo, string> = {
  ubereats: 'M6 8h12l1 13H5zM9 11V6a3 3 0 016 0v5',
  skipthedishes:
    'M2 17C3 6 8.500 6 10 17c1-7.500 5.500-7.500 7 0 .6-3.500 3.500-3.500 4.500-1.500M2 20.500h20',
  doordash: 'M10 20.500V4h9v16.500M7 20.500h15M13 12.300v.4M4 8h3M2 12h5M4 16h3',
  favor:
    'M12 9C9 3.500 4 4.500 4 8s4.500 4 8 1zM12 9c3-5.500 8-4.500 8-1s-4.500 4-8 1zM12 9L8 20.500M12 9l4 11.500',
  grubhub: 'M3 17h18M5 17a7 7 0 0114 0M12 10V7.500M10.500 7.500h3M6 20.500h12',
}

/** Every partner with a sign. */
export const partnerLogos = Object.keys(SIGNS) as PartnerLogo[]

type PartnerNameProps = {
  logo: PartnerLogo | null
  /** The partner's own logo, which editors have uploaded. */
  own?: Logo | undefined
  children: string
}

/**
 * The lockup of a delivery partner: its own logo, or our sign for it, and its name in letters
 * (spec:shell.partner-logos).
 */
export function PartnerName({ logo, own, children }: PartnerNameProps) {
  return (
    <span className={css.partner} data-partner={logo ?? undefined}>
      {/* biome-ignore lint/performance/noImgElement: sizes are made at upload. */}
      {own ? <img {...own} alt="" /> : logo ? <Icon path={SIGNS[logo]} /> : null}
      {children}
    </span>
  )
}
