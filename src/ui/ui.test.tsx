import fc from 'fast-check'
import { renderToStaticMarkup as html } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Picture } from '#lib/media/picture.ts'
import { hasRichText } from '#lib/text/rich-text.ts'
import { Button } from './button.tsx'
import { ease, nearestIndex, stepIndex } from './carousel-steps.ts'
import { Input } from './field.tsx'
import { Media } from './media.tsx'
import { formatPrice } from './price.tsx'
import { RichText } from './rich-text.tsx'

const picture: Picture = {
  alt: 'Oysters on ice',
  width: 1600,
  height: 1200,
  focalX: 30,
  focalY: 60,
  src: '/media/a-oysters.jpg',
  sources: [
    { type: 'image/avif', srcset: '/media/a.avif 1600w' },
    { type: 'image/webp', srcset: '/media/a.webp 1600w' },
  ],
}

describe('Media', () => {
  it('keeps room for the picture, offers its formats best first and keeps its focal point', () => {
    const out = html(<Media picture={picture} sizes="50vw" />)
    expect(out).toContain('width="1600" height="1200"')
    expect(out.indexOf('image/avif')).toBeLessThan(out.indexOf('image/webp'))
    expect(out).toContain('object-position:30% 60%')
    expect(out).toContain('alt="Oysters on ice"')
    expect(out).toContain('loading="lazy"')
  })

  it('fetches the first picture of a page first', () => {
    const out = html(<Media picture={picture} sizes="100vw" priority />)
    expect(out).toContain('fetchPriority="high"')
    expect(out).not.toContain('loading="lazy"')
  })

  it('offers the mobile picture below 768 px, before the others', () => {
    const mobile = {
      ...picture,
      sources: [{ type: 'image/webp' as const, srcset: '/m.webp 800w' }],
    }
    const out = html(<Media picture={picture} mobile={mobile} sizes="100vw" />)
    expect(out.indexOf('(width &lt; 768px)')).toBeLessThan(out.indexOf('image/avif'))
  })

  it('keeps the focal point of each of two pictures', () => {
    const out = html(<Media picture={picture} mobile={{ ...picture, focalX: 80 }} sizes="100vw" />)
    expect(out).toContain('--focus:30% 60%;--phone-focus:80% 60%')
  })

  it('stands in for a missing picture without a broken image', () => {
    expect(html(<Media picture={null} sizes="100vw" ratio="4 / 3" />)).not.toContain('<img')
  })
})

describe('Button', () => {
  it('says that it is busy and does not submit again', () => {
    const out = html(
      <Button busy type="submit">
        Send
      </Button>,
    )
    expect(out).toContain('aria-busy="true"')
    expect(out).toContain('type="button"')
  })
})

describe('Input', () => {
  it('ties label, hint and error to the control', () => {
    const out = html(<Input id="email" label="Email" hint="For the receipt." error="Say where." />)
    expect(out).toContain('for="email"')
    expect(out).toContain('aria-describedby="email-error email-hint"')
    expect(out).toContain('aria-invalid="true"')
    expect(out).toContain('required=""')
  })

  it('says in words what is optional', () => {
    const out = html(<Input id="note" label="Note" optional />)
    expect(out).toContain('optional')
    expect(out).not.toContain('required')
  })
})

describe('RichText', () => {
  const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
  const value = {
    root: {
      children: [
        { type: 'heading', tag: 'h1', children: [text('Fire')] },
        {
          type: 'paragraph',
          children: [
            text('Both', 3),
            {
              type: 'link',
              link: { href: '/menu', text: '', external: false, newTab: false },
              children: [text('menu')],
            },
            { type: 'link', link: null, children: [text('gone')] },
            { type: 'from-the-future', children: [text('kept <b>')] },
          ],
        },
        { type: 'paragraph', children: [] },
      ],
    },
  }

  it('keeps the page to one h1, marks text, links, and escapes what it keeps', () => {
    const out = html(<RichText value={value} />)
    expect(out).toContain('<h2>Fire</h2>')
    expect(out).toContain('<em><strong>Both</strong></em>')
    expect(out).toContain('<a href="/menu">menu</a>gone')
    expect(out).toContain('kept &lt;b&gt;')
    expect(out).not.toContain('<p></p>')
  })

  it('knows whether there is anything to show', () => {
    expect(hasRichText(value)).toBe(true)
    expect(
      hasRichText({ root: { children: [{ type: 'paragraph', children: [text(' ')] }] } }),
    ).toBe(false)
    expect(hasRichText(null)).toBe(false)
  })
})

describe('prices', () => {
  it('print whole amounts without cents, others exactly', () => {
    expect(formatPrice(2400, 'CAD')).toBe('$24')
    expect(formatPrice(2450, 'USD')).toBe('$24.50')
    expect(formatPrice(0, 'USD')).toBe('$0')
    expect(formatPrice(100000, 'USD')).toBe('$1,000')
  })
})

describe('the carousel', () => {
  it('wraps around or stays within its slides, whatever the step', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: -50, max: 50 }), fc.nat(20), (at, step, more) => {
        const count = at + more + 1
        const looped = stepIndex(at, step, count, true)
        const stopped = stepIndex(at, step, count, false)
        expect((((looped - at - step) % count) + count) % count).toBe(0)
        for (const index of [looped, stopped]) {
          expect(index).toBeGreaterThanOrEqual(0)
          expect(index).toBeLessThan(count)
        }
      }),
    )
  })

  it('finds the slide that is nearest to the edge', () => {
    expect(nearestIndex(0, [0, 300, 600])).toBe(0)
    expect(nearestIndex(160, [0, 300, 600])).toBe(1)
    expect(nearestIndex(9999, [0, 300, 600])).toBe(2)
    expect(nearestIndex(10, [])).toBe(0)
  })

  it('arrives', () => {
    expect([ease(0), ease(1)]).toEqual([0, 1])
  })
})
