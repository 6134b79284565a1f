import { expect, it } from 'vitest'
import { film, link, page, prose } from './authored.ts'
import { resolveAuthored } from './resolve.ts'

const ids = (collection: string, uid: string) => `${collection}:${uid}`

it('puts ids, link fields and rich text in place of names', () => {
  const slice = {
    blockType: 'hero_carousel',
    slides: [
      {
        title: 'Salt air',
        image: { picture: 'facade' },
        video: film('ember_loop.webm'),
        cta: link('Find us', page('location-listing-page')),
      },
    ],
    body: prose('Come in.'),
  }
  expect(resolveAuthored(slice, ids)).toMatchObject({
    blockType: 'hero_carousel',
    slides: [
      {
        title: 'Salt air',
        image: 'media:facade',
        video: ['media:ember_loop.webm'],
        cta: {
          link_type: 'Document',
          document: { relationTo: 'pages', value: 'pages:location-listing-page' },
          text: 'Find us',
        },
      },
    ],
    body: { root: { children: [{ type: 'paragraph' }] } },
  })
})

it('keeps an address as an address', () => {
  expect(resolveAuthored(link('Book', '/reservation'), ids)).toEqual({
    link_type: 'Web',
    url: '/reservation',
    text: 'Book',
  })
})
