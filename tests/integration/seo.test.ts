import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'

let system: Content

beforeAll(async () => {
  system = await startContent()
})
afterAll(() => system?.stop())

const create = (uid: string, slices: unknown[]) =>
  system.payload.create({
    collection: 'pages',
    data: { title: uid, type: 'text-page', uid, slices, _status: 'published' } as never,
  })

describe('the slice for search engines (spec:slices.seo-slice)', () => {
  it('speaks for its page, and is none of what the page shows', async () => {
    const { readTextPage } = await import('#data/content/pages.ts')
    await create('spoken', [
      { blockType: 'seo_slice', title: ' By the sea ', description: 'Own words.' },
      { blockType: 'copy_hero', title: 'Words' },
    ])
    const page = await readTextPage('spoken')
    expect(page?.seo).toEqual({
      title: 'By the sea',
      description: 'Own words.',
      keywords: null,
      image: null,
      noIndex: false,
    })
    const { prepareSlices } = await import('#slices/prepare.ts')
    const context = { document: 'pages/spoken', location: null }
    const drawn = await prepareSlices(page?.slices ?? [], context)
    expect(drawn.map(({ slug }) => slug)).toEqual(['copy_hero'])
  })

  it('says nothing where there is none', async () => {
    const { readTextPage } = await import('#data/content/pages.ts')
    await create('silent', [])
    const nothing = { title: null, description: null, keywords: null, image: null }
    expect((await readTextPage('silent'))?.seo).toEqual({ ...nothing, noIndex: false })
  })

  it('stands once in a document, and in no menu', async () => {
    const one = { blockType: 'seo_slice', title: 'One' }
    await expect(create('twice', [one, one])).rejects.toMatchObject({
      data: { errors: [{ path: 'slices' }] },
    })
    const { sliceBlocks } = await import('#slices/schemas.ts')
    const places = sliceBlocks.find(({ slug }) => slug === 'seo_slice')?.custom.allowedIn
    expect(places).toEqual(['pages', 'locations', 'news-posts'])
  })
})

describe('pictures of shared links', () => {
  const file = (name: string, width: number, mimeType = 'image/jpeg') => ({
    filename: `${name}.${mimeType.slice(6)}`,
    mimeType,
    width,
    height: Math.round(width / 2),
  })
  const picture = (sizes: Record<string, unknown>, more = file('own', 1920)) => ({
    ...more,
    alt: 'Embers',
    sizes,
  })

  it('are the cut made for them, else the file nearest in width, never an AVIF', async () => {
    const { toSharedPicture } = await import('#data/content/media.ts')
    const src = (value: unknown) => toSharedPicture(value)?.src
    const webp = {
      webp800: file('w800', 800, 'image/webp'),
      webp1280: file('w', 1280, 'image/webp'),
    }
    const shared = { ...file('cut', 1200), height: 630 }
    expect(toSharedPicture(picture({ ...webp, shared }))).toEqual({
      src: expect.stringContaining('cut.jpeg'),
      width: 1200,
      height: 630,
      alt: 'Embers',
    })
    expect(src(picture(webp))).toContain('w.webp')
    expect(src(picture({}))).toContain('own.jpeg')
    expect(src(picture({ avif: file('a', 1280, 'image/avif') }))).toContain('own.jpeg')
    expect(src(picture(webp, file('own', 3000, 'image/avif')))).toContain('w.webp')
    expect(toSharedPicture(file('paper', 10, 'application/pdf'))).toBeNull()
  })

  it('are the first of the page where nothing else was chosen', async () => {
    const { toSeo } = await import('#data/content/seo.ts')
    const first = picture({}, file('first', 1600))
    const slices = [
      { blockType: 'copy_hero', title: 'Words' },
      { blockType: 'callouts', cards: [{ image: null }, { image: first }] },
    ]
    const image = (slices: { blockType: string }[], own?: unknown) =>
      toSeo({ slices }, own)?.image?.src
    expect(image(slices)).toContain('first.jpeg')
    expect(image(slices, picture({}))).toContain('own.jpeg')
    const chosen = { blockType: 'seo_slice', image: picture({}, file('chosen', 1300)) }
    expect(image([...slices, chosen], picture({}))).toContain('chosen.jpeg')
  })
})
