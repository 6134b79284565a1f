import type { ResolvedLink } from '#lib/link.ts'
import type { Picture } from '#lib/picture.ts'
import type { OrderTexts } from './order.ts'

/** Social addresses of one country's group. */
export type SocialLinks = { facebook?: string; twitter?: string; instagram?: string }

/** What the header shows (S1 §3). */
export type HeaderContent = OrderTexts & {
  /** Without one the group's short name stands in its place, set in the display type. */
  logo: Picture | null
  logoHeightPixels: number | null
  menu: ResolvedLink[]
  reserveButtonText: string
  orderButtonText: string
}

/** What the footer shows (S1 §3). */
export type FooterContent = {
  backgroundImage: Picture | null
  socialLinksTitle: string
  linkColumnsTitle: string
  copyrightMessage: string
  /** At most 3 are shown. */
  linkColumns: ResolvedLink[][]
  social: { canada: SocialLinks; usa: SocialLinks }
  legalLinks: ResolvedLink[]
  propertiesLink: ResolvedLink | null
  /** The booking provider's terms and privacy (S2 §9). */
  bookingProviderLinks: ResolvedLink[]
}
