import { type ZipEntry, zipArchive } from './zip-archive.ts'

type Values = Record<string, unknown>

const words = (text: string, spans: Values[] = []) => ({ text, spans })
const block = (type: string, text: string, spans: Values[] = []) => ({
  type,
  content: words(text, spans),
})
const to = (id: string) => ({ id, wioUrl: `wio://documents/${id}` })
const image = (file: string, more: Values = {}) => ({
  origin: { id: file, url: `https://images.prismic.io/dune/${file}`, width: 1600, height: 900 },
  ...{ url: `https://images.prismic.io/dune/${file}?auto=compress`, alt: null, width: 1600 },
  ...more,
})
const shared = (type: string, primary: Values, items: Values[] = []) => ({
  key: `${type}$5b1e0a52-9d0c-4b6f-8a64-0f6d0f7f1c11`,
  value: { variation: 'default', version: 'initial', type: 'SharedSlice', primary, items },
})

/**
 * Documents of a repository by the names of their files in its export: two restaurants, a menu with dishes, sections and a zone,
 * pages that lead to one another, news, a redirect, a document in French, and one of a type that no site has.
 */
export const EXPORTED: Readonly<Record<string, Values>> = {
  'Home1$aefa2a44-fa37-46dc-a4fd-7dbdccdd55a2.json': {
    ...{ type: 'homepage', lang: 'en-ca', tags: [], grouplang: 'Home1' },
    title: 'Dune',
    meta_title: 'Dune: fish by the sea',
    slices: [
      shared(
        'hero_grid',
        {
          eyebrow: 'Since 1998',
          title: [block('heading1', 'Fish by the sea')],
          cta: to('About1'),
          ctaText: 'Our story',
        },
        [{ image: image('5f0c9e9e-1111-4222-8333-444455556666_harbour.jpg') }],
      ),
      {
        key: 'rich_text$1',
        value: {
          repeat: [{}],
          'non-repeat': {
            content: [
              block('heading2', 'Come in'),
              block('paragraph', 'Read about us, or see the menu.', [
                { start: 5, end: 13, type: 'hyperlink', data: to('About1') },
                { start: 0, end: 4, type: 'strong' },
              ]),
              block('list-item', 'Oysters'),
              block('list-item', 'Crab'),
            ],
          },
        },
      },
      shared('weather_widget', { city: 'Halifax' }),
    ],
  },
  'About1$b.json': {
    ...{ type: 'about_page', lang: 'en-ca', tags: [] },
    title: 'About Dune',
    body: [
      shared('copy_hero', { title: 'A family, four boats' }),
      shared('quote', { quote: 'Salt.' }),
    ],
    slices1: [shared('callouts', {}, [{ title: 'Home', cta: { ...to('Home1'), text: 'Back' } }])],
  },
  'Text1$c.json': {
    ...{ type: 'text_page', uid: 'sourcing', lang: 'en-ca' },
    title: 'Where our fish comes from',
    slices: [shared('body_copy_component', { body: [block('paragraph', 'From here.')] })],
  },
  'Halifax1$d.json': {
    ...{ type: 'location', uid: 'dune-halifax', lang: 'en-ca' },
    title: 'Dune Halifax',
    ...{ address: '1 Pier Road', city: 'Halifax', province: 'NS', postal_code: 'B3H 1A1' },
    phone_number: '+1 902 555 0101',
    geocoords: { latitude: 44.64, longitude: -63.57 },
    is_flagship: true,
    reserve_link: { url: 'https://tables.example/halifax' },
    image: image('harbour.jpg'),
  },
  'Soup1$e.json': {
    ...{ type: 'menu_item', uid: 'chowder', lang: 'en-ca', title: 'Chowder', price: 14.5 },
    description: [block('paragraph', 'Haddock, cream')],
    tags_list: 'x',
    zones: [{ zone: to('Zone1') }],
  },
  'Section1$f.json': {
    ...{ type: 'menu_category', uid: 'starters', lang: 'en-ca', title: 'Starters' },
    items: [{ item: to('Soup1') }],
  },
  'Menu1$g.json': {
    ...{ type: 'menu', uid: 'dune-dinner', lang: 'en-ca', title: 'Dune dinner' },
    slices: [shared('menu_section', { title: 'Food' }, [{ menuCategory: to('Section1') }])],
  },
  'Zone1$h.json': {
    ...{ type: 'zone', uid: 'dune-east', lang: 'en-ca', title: 'Dune East' },
    locations: [{ location: to('Halifax1') }],
    menu_layout: to('Menu1'),
  },
  'News1$i.json': {
    ...{ type: 'news-post', uid: 'lobster', lang: 'en-ca', title: 'Lobster is back' },
    ...{ date: '2026-05-01', type_of_post: '' },
    slices: [shared('rich_text', { content: [block('paragraph', 'From June.')] })],
  },
  'Old1$j.json': { type: 'redirect', lang: 'en-ca', from: '/our-fish', to: to('Text1') },
  'Header1$m.json': {
    ...{ type: 'header', lang: 'en-ca' },
    logo: image('none.png'),
    menu: [
      { linkText: 'Our story', link: to('About1') },
      { linkText: 'Shop', link: { url: 'https://shop.dune.example', target: '_blank' } },
    ],
    primary_buttons: [{ reserveButtonText: 'Book', order_button_text: 'To go' }],
  },
  'Seo1$n.json': {
    ...{ type: 'seo_template', lang: 'en-ca' },
    generic_title_template: '%s | Dune',
  },
  'Home2$k.json': { type: 'homepage', lang: 'fr-ca', title: 'Dune' },
  'Odd1$l.json': { type: 'chef_profile', lang: 'en-ca', uid: 'ana', name: 'Ana' },
}

/** An export: a ZIP archive with a file for each document, in a folder as the vendor packs it. */
export function exportOf(documents: Readonly<Record<string, Values>>): Buffer<ArrayBuffer> {
  const entries = Object.entries(documents).map(
    ([name, document]): ZipEntry => ({ name: `dune/${name}`, bytes: JSON.stringify(document) }),
  )
  return zipArchive(entries)
}

/** The answer of the API that has documents. */
export const answerOf = (results: readonly Values[]) =>
  JSON.stringify({ page: 1, results_per_page: 100, total_pages: 1, next_page: null, results })
