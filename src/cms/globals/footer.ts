import type { Field, GlobalConfig } from 'payload'
import { footerLinks } from '#slices/footer-links/schema.ts'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { linkField, webLink } from '../fields/link.ts'
import { image } from '../fields/picture.ts'
import { pictureFocus } from '../fields/picture-focus.ts'
import { slices } from '../fields/slices.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { drafts } from './versions.ts'

const general: Field = {
  name: 'general',
  label: t.general(),
  type: 'array',
  maxRows: 1,
  fields: [
    image('backgroundImage', { label: t.background() }),
    pictureFocus('backgroundImage'),
    {
      type: 'row',
      fields: [
        { name: 'socialLinksTitle', label: t.titleOfTheSocialLinks(), type: 'text' },
        { name: 'linkColumnsTitle', label: t.titleOfTheLinkColumns(), type: 'text' },
      ],
    },
    { name: 'copyrightMessage', label: t.copyright(), type: 'text', maxLength: 160 },
  ],
}

const socialMedia: Field = {
  name: 'socialMedia',
  label: t.socialMedia(),
  type: 'array',
  maxRows: 1,
  admin: { description: t.socialMediaHint() },
  fields: [
    webLink('facebookCanada', t.facebookCanada()),
    webLink('twitterCanada', 'X, Canada'),
    webLink('instagramCanada', t.instagramCanada()),
    webLink('facebookUSA', t.facebookUsa()),
    webLink('twitterUSA', 'X, USA'),
    webLink('instagramUSA', t.instagramUsa()),
  ],
}

const legalLinks: Field = {
  name: 'legalLinks',
  label: t.legalLinks(),
  type: 'array',
  maxRows: 1,
  fields: [
    linkField({ name: 'privacy', label: t.privacy() }),
    linkField({ name: 'terms', label: t.terms() }),
    linkField({ name: 'accessibility', label: t.accessibility() }),
  ],
}

/** Link columns, social links and small print (spec:content.footer). */
export const footer: GlobalConfig = {
  slug: 'footer',
  label: t.footer(),
  admin: {
    ...globalPreviews('footer'),
    description: t.footerHint(),
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    general,
    slices([footerLinks], t.linkColumns(), {
      maxRows: 3,
      labels: { singular: t.oneColumn(), plural: t.manyColumns() },
    }),
    socialMedia,
    legalLinks,
    linkField({ name: 'properties_link', label: t.properties(), textIn: 'properties_link_text' }),
    { name: 'properties_link_text', label: t.propertiesText(), type: 'text', maxLength: 60 },
  ],
}
