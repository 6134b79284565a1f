import { orderPartners } from '#cms/order-partners.ts'
import type { Logo } from '#lib/picture.ts'
import { readGlobal } from './global.ts'
import type { PartnerLogo } from './locations.ts'
import { toLogo } from './media.ts'

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
