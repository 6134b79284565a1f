import { sampleLink } from '../samples.ts'
import type { FooterLinks } from './schema.ts'

export const full: FooterLinks = {
  title: 'Eat',
  items: [
    { linkText: 'Locations', linkUrl: sampleLink('') },
    { linkText: 'Menu', linkUrl: sampleLink('', '/menu') },
    { linkText: 'News', linkUrl: sampleLink('', '/news') },
  ],
}

export const minimal: FooterLinks = {
  items: [{ linkText: 'Contact', linkUrl: sampleLink('', '/contact') }],
}
