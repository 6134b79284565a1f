import type { Field, GlobalConfig } from 'payload'
import { footerLinks } from '#slices/footer-links/schema.ts'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { linkField, webLink } from '../fields/link.ts'
import { image } from '../fields/picture.ts'
import { slices } from '../fields/slices.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { drafts } from './versions.ts'

const general: Field = {
  name: 'general',
  label: 'General',
  type: 'array',
  maxRows: 1,
  fields: [
    image('backgroundImage', { label: 'Background' }),
    {
      type: 'row',
      fields: [
        { name: 'socialLinksTitle', label: 'Title of the social links', type: 'text' },
        { name: 'linkColumnsTitle', label: 'Title of the link columns', type: 'text' },
      ],
    },
    { name: 'copyrightMessage', label: 'Copyright', type: 'text', maxLength: 160 },
  ],
}

const socialMedia: Field = {
  name: 'socialMedia',
  label: 'Social media',
  type: 'array',
  maxRows: 1,
  admin: {
    description: 'Visitors in the United States see its links, everyone else sees Canada’s.',
  },
  fields: [
    webLink('facebookCanada', 'Facebook, Canada'),
    webLink('twitterCanada', 'X, Canada'),
    webLink('instagramCanada', 'Instagram, Canada'),
    webLink('facebookUSA', 'Facebook, USA'),
    webLink('twitterUSA', 'X, USA'),
    webLink('instagramUSA', 'Instagram, USA'),
  ],
}

const legalLinks: Field = {
  name: 'legalLinks',
  label: 'Legal links',
  type: 'array',
  maxRows: 1,
  fields: [
    linkField({ name: 'privacy', label: 'Privacy' }),
    linkField({ name: 'terms', label: 'Terms' }),
    linkField({ name: 'accessibility', label: 'Accessibility' }),
  ],
}

/** Link columns, social links and small print (spec:content.footer). */
export const footer: GlobalConfig = {
  slug: 'footer',
  label: 'Footer',
  admin: {
    ...globalPreviews('footer'),
    description: 'Link columns, social links and the small print below every page.',
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    general,
    slices([footerLinks], 'Link columns', {
      maxRows: 3,
      labels: { singular: 'column', plural: 'columns' },
    }),
    socialMedia,
    legalLinks,
    linkField({ name: 'properties_link', label: 'Properties', textIn: 'properties_link_text' }),
    { name: 'properties_link_text', label: 'Properties: text', type: 'text', maxLength: 60 },
  ],
}
