import { orderPartners } from '#cms/content/order-partners.ts'
import type { Logo } from '#lib/media/picture.ts'
import type { PartnerLogo } from '../locations/locations.ts'
import { toLogo } from './media.ts'
import { readGlobal } from './read-global.ts'

/** Delivery partners' own logos, as far as editors have uploaded them (spec:shell.partner-logos). */
export type PartnerLogos = Partial<Record<PartnerLogo, Logo>>

/** The logos that hold for all locations. */
export async function readPartnerLogos(): Promise<PartnerLogos> {
  const logos = (await readGlobal('header'))?.partnerLogos
  return Object.fromEntries(
    orderPartners.flatMap(({ value }) => {
      const logo = toLogo(logos?.[value])
      return logo ? [[value, logo]] : []
    }),
  )
}
