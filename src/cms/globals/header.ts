import type { GlobalConfig } from 'payload'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { orderPartners } from '../content/order-partners.ts'
import { linkField } from '../fields/link.ts'
import { image } from '../fields/picture.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { drafts } from './versions.ts'

/** Logo, menu and buttons (spec:content.header). */
export const header: GlobalConfig = {
  slug: 'header',
  label: t.header(),
  admin: {
    ...globalPreviews('header'),
    description: t.headerHint(),
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    {
      type: 'row',
      fields: [
        image('logo', { label: t.logo(), description: t.logoHint() }),
        {
          name: 'logoHeightPixels',
          label: t.logoHeight(),
          type: 'number',
          min: 16,
          max: 200,
        },
      ],
    },
    image('logoOnPaper', { label: t.logoOnPaper(), description: t.logoOnPaperHint() }),
    {
      name: 'menu',
      label: t.menu(),
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      labels: { singular: t.oneEntry(), plural: t.manyEntries() },
      fields: [
        { name: 'linkText', label: t.text(), type: 'text', required: true, maxLength: 40 },
        linkField({ name: 'link', label: t.leadsTo(), required: true, textIn: 'linkText' }),
      ],
    },
    {
      name: 'primaryButtons',
      label: t.buttons(),
      type: 'array',
      maxRows: 1,
      labels: { singular: t.onePairOfButtons(), plural: t.manyPairsOfButtons() },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'reserveButtonText', label: t.reserve(), type: 'text', maxLength: 30 },
            { name: 'orderButtonText', label: t.order(), type: 'text', maxLength: 30 },
          ],
        },
      ],
    },
    {
      type: 'collapsible',
      label: t.textsOfTheOrderPanel(),
      fields: [
        { name: 'pickupTitle', label: t.pickupTitle(), type: 'text' },
        { name: 'pickupText', label: t.pickupText(), type: 'textarea' },
        { name: 'pickupButtonText', label: t.pickupButton(), type: 'text' },
        { name: 'deliveryTitle', label: t.deliveryTitle(), type: 'text' },
        { name: 'deliveryText', label: t.deliveryText(), type: 'textarea' },
      ],
    },
    {
      name: 'partnerLogos',
      label: t.logosOfDeliveryPartners(),
      type: 'group',
      admin: { description: t.partnerLogosHint() },
      fields: orderPartners.map(({ value, label }) => image(value, { label })),
    },
  ],
}
