import type { PrismicLink } from '#lib/prismic/link.ts'
import type { LinkTarget } from '../../references/reference.ts'
import { addressOf } from './document-types.ts'

/** The target of a link of the old system. */
export function linkTarget(link: PrismicLink): LinkTarget {
  switch (link.to) {
    case 'document':
      return { to: 'document', id: link.id, address: addressOf(link.type, link.uid) }
    case 'web':
      return { to: 'web', url: link.url }
    case 'media':
      return { to: 'media', file: link.file, url: link.url }
  }
}
