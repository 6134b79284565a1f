import type { GlobalConfig } from 'payload'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { orderPartners } from '../content/order-partners.ts'
import { linkField } from '../fields/link.ts'
import { image } from '../fields/picture.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { drafts } from './versions.ts'

/** Logo, menu and buttons (spec:content.header). */
export const header: GlobalConfig = {
  slug: 'header',
  label: 'Header',
  admin: {
    ...globalPreviews('header'),
    description: 'Logo, menu and the two buttons at the top of every page.',
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    {
      type: 'row',
      fields: [
        image('logo', { label: 'Logo', description: 'If empty, the group’s name in letters.' }),
        {
          name: 'logoHeightPixels',
          label: 'Height of the logo in pixels',
          type: 'number',
          min: 16,
          max: 200,
        },
      ],
    },
    {
      name: 'menu',
      label: 'Menu',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      labels: { singular: 'entry', plural: 'entries' },
      fields: [
        { name: 'linkText', label: 'Text', type: 'text', required: true, maxLength: 40 },
        linkField({ name: 'link', label: 'Leads to', required: true, textIn: 'linkText' }),
      ],
    },
    {
      name: 'primaryButtons',
      label: 'Buttons',
      type: 'array',
      maxRows: 1,
      labels: { singular: 'pair of buttons', plural: 'pairs of buttons' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'reserveButtonText', label: 'Reserve', type: 'text', maxLength: 30 },
            { name: 'orderButtonText', label: 'Order', type: 'text', maxLength: 30 },
          ],
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'Texts of the order panel, for locations without their own',
      fields: [
        { name: 'pickupTitle', label: 'Pickup: title', type: 'text' },
        { name: 'pickupText', label: 'Pickup: text', type: 'textarea' },
        { name: 'pickupButtonText', label: 'Pickup: button', type: 'text' },
        { name: 'deliveryTitle', label: 'Delivery: title', type: 'text' },
        { name: 'deliveryText', label: 'Delivery: text', type: 'textarea' },
      ],
    },
    {
      name: 'partnerLogos',
      label: 'Logos of delivery partners',
      type: 'group',
      admin: {
        description:
          'The partners’ own logos, shown beside their names in the order panel of every location. If empty, an icon drawn for this site.',
      },
      fields: orderPartners.map(({ value, label }) => image(value, { label })),
    },
  ],
}
