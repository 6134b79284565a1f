import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routes } from '#lib/routing/routes.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { isChunkError, reloadOnce } from './errors/chunk-reload.ts'
import {
  clientNavigationTarget,
  resolvedAddress,
  visitorLinkResolver,
} from './navigation/client-navigation-target.ts'
import { createProgress, type ProgressState } from './navigation/progress.ts'
import { orderContent } from './panel/order.ts'
import { type PanelState, panelOf, withPanel } from './panel/panel-url.ts'
import { reservationLocation } from './panel/reservation-location.ts'
import { missingDocument, titleTemplate } from './shell-documents.ts'
import type { VisitorState } from './visitor/visitor-core.ts'

describe('the panel in the address', () => {
  it('is opened by reserve or order; reserve wins', () => {
    expect(panelOf('?reserve=burrard')).toEqual({ kind: 'reserve', uid: 'burrard' })
    expect(panelOf('?order=pearl&x=1')).toEqual({ kind: 'order', uid: 'pearl' })
    expect(panelOf('?order=pearl&reserve=burrard')).toEqual({ kind: 'reserve', uid: 'burrard' })
    expect(panelOf('?reserve=')).toBeNull()
    expect(panelOf('')).toBeNull()
  })

  it('setting one removes the other, closing removes both, all else stays', () => {
    const panel = fc.record({
      kind: fc.constantFrom('reserve' as const, 'order' as const),
      uid: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
    })
    const address = fc
      .tuple(
        fc.webPath(),
        fc.dictionary(fc.stringMatching(/^[a-d]{1,3}$/), fc.string()),
        fc.option(panel),
      )
      .map(([path, query, open]) =>
        withPanel(`http://x${path}?${new URLSearchParams(query)}`, open),
      )
    fc.assert(
      fc.property(address, panel, (href, opened) => {
        const open = withPanel(href, opened)
        const query = new URL(open).searchParams
        expect(panelOf(`?${query}`)).toEqual(opened)
        expect(['reserve', 'order'].filter((name) => query.has(name))).toEqual([opened.kind])
        expect(withPanel(open, null)).toBe(withPanel(href, null))
      }),
    )
  })
})

describe('a reservation that was begun in the panel', () => {
  const at = (kind: PanelState['kind'], uid = 'burrard'): PanelState => ({ kind, uid })
  const begun = (...panels: (PanelState | null)[]) =>
    panels.reduce<string | null>((before, panel) => reservationLocation(before, panel), null)

  it('goes on behind the order of its restaurant, and with it again', () => {
    expect(begun(at('reserve'))).toBe('burrard')
    expect(begun(at('reserve'), at('order'))).toBe('burrard')
    expect(begun(at('reserve'), at('order'), at('reserve'))).toBe('burrard')
  })

  it('ends with the panel (spec:shell.panel-close), and with another restaurant', () => {
    expect(begun(at('reserve'), null)).toBeNull()
    expect(begun(at('reserve'), at('order'), null, at('order'))).toBeNull()
    expect(begun(at('reserve'), at('order', 'pearl'))).toBeNull()
    expect(begun(at('reserve'), at('reserve', 'pearl'))).toBe('pearl')
  })

  it('is none before the panel shows it', () => {
    expect(begun(at('order'))).toBeNull()
    expect(begun(at('order'), at('reserve'))).toBe('burrard')
  })
})

describe('soft navigation', () => {
  const anchor = (href: string, target = '', attributes: string[] = []) => ({
    href,
    target,
    hasAttribute: (name: string) => attributes.includes(name),
  })
  const here = 'https://saltwood.test/locations?country=CA'

  it('takes the links of the site', () => {
    expect(clientNavigationTarget(anchor('https://saltwood.test/about?x=1#team'), here)).toBe(
      '/about?x=1#team',
    )
    expect(clientNavigationTarget(anchor('/locations'), here)).toBe('/locations')
  })

  it('leaves everything else to the browser', () => {
    for (const href of ['https://other.test/', 'mailto:a@b.ca', 'tel:+1604', '/media/a.pdf']) {
      expect(clientNavigationTarget(anchor(href), here), href).toBeNull()
    }
    expect(clientNavigationTarget(anchor('/about', '_blank'), here)).toBeNull()
    expect(clientNavigationTarget(anchor('/about', '', ['download']), here)).toBeNull()
    expect(clientNavigationTarget(anchor('/locations?country=CA#top'), here)).toBeNull()
  })

  it('takes the soft routes of the route table only', () => {
    for (const route of routes) {
      const path = route.pattern.replace('[...rest]', 'x').replaceAll(/\[(\w+)\]/g, 'some-$1')
      expect(clientNavigationTarget(anchor(path), here), path).toBe(
        route.navigation === 'soft' ? path : null,
      )
    }
  })

  it('knows where a visitor route ends', () => {
    const selected = { uid: 'burrard' } as VisitorState['selected']
    const visitor = { selected } as VisitorState
    expect(resolvedAddress('/menu?menu-category=raw', visitor)).toBe(
      '/locations/burrard/menu?menu-category=raw',
    )
    expect(resolvedAddress('/careers?utm_source=x', visitor)).toBe(
      '/locations/burrard/careers?utm_source=x',
    )
    expect(resolvedAddress('/location', visitor)).toBe('/locations/burrard')
    expect(resolvedAddress('/order', visitor)).toBe('/locations/burrard?order=burrard')
    // One panel, whatever the query named before.
    expect(resolvedAddress('/order?reserve=pearl&x=1', visitor)).toBe(
      '/locations/burrard?x=1&order=burrard',
    )
    expect(resolvedAddress('/reservation?order=pearl', visitor)).toBe(
      '/locations/burrard?reserve=burrard',
    )
    expect(resolvedAddress('/reservation', visitor)).toBe('/locations/burrard?reserve=burrard')
    expect(resolvedAddress('/about', visitor)).toBeNull()
    expect(resolvedAddress('/menu', { selected: null } as VisitorState)).toBeNull()
  })
})

describe('a link that depends on the location', () => {
  const at = (uid: string | null) => ({ selected: uid ? { uid } : null }) as VisitorState
  const linkTo = (href: string) => {
    const link = {
      href,
      getAttribute: () => link.href,
      setAttribute: (_: string, value: string) => {
        link.href = value
      },
    }
    return link
  }

  it('follows the visitor from one location to the next, and back to none', () => {
    const settle = visitorLinkResolver()
    const link = linkTo('/menu?menu-category=raw')
    settle(link, at(null))
    expect(link.href).toBe('/menu?menu-category=raw')
    settle(link, at('burrard'))
    expect(link.href).toBe('/locations/burrard/menu?menu-category=raw')
    settle(link, at('harbour'))
    expect(link.href).toBe('/locations/harbour/menu?menu-category=raw')
    settle(link, at(null))
    expect(link.href).toBe('/menu?menu-category=raw')
  })

  it('is read afresh when the page gives it another address', () => {
    const settle = visitorLinkResolver()
    const link = linkTo('/menu')
    settle(link, at('burrard'))
    link.href = '/careers'
    settle(link, at('harbour'))
    expect(link.href).toBe('/locations/harbour/careers')
  })
})

describe('the page-load bar', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('stays away from a page that is there within 200 ms', () => {
    const shown: ProgressState[] = []
    const bar = createProgress((state) => shown.push(state))
    bar.start()
    vi.advanceTimersByTime(199)
    bar.finish()
    vi.runAllTimers()
    expect(shown).toEqual(['waiting', 'idle'])
  })

  it('appears after 200 ms and runs to 100 %', () => {
    const shown: ProgressState[] = []
    const bar = createProgress((state) => shown.push(state))
    bar.start()
    vi.advanceTimersByTime(200)
    bar.finish()
    vi.runAllTimers()
    expect(shown).toEqual(['waiting', 'running', 'done', 'idle'])
  })
})

describe('a chunk that cannot be loaded', () => {
  const error = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

  it('reloads the page, at most once per 60 s', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }
    const reload = vi.fn()
    expect(reloadOnce(error, { storage, now: 1_000_000, reload })).toBe(true)
    expect(reloadOnce(error, { storage, now: 1_059_999, reload })).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnce(error, { storage, now: 1_060_000, reload })).toBe(true)
  })

  it('is told from other errors', () => {
    expect(isChunkError(error)).toBe(true)
    expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(
      true,
    )
    expect(isChunkError(new Error('x is not a function'))).toBe(false)
    expect(isChunkError('Loading chunk 7 failed')).toBe(false)
  })
})

describe('the order panel', () => {
  const header = {
    pickupTitle: 'Pickup',
    pickupText: 'Ready in 25 minutes.',
    pickupButtonText: 'Order pickup',
    orderButtonText: 'Order direct',
    deliveryTitle: 'Delivery',
    deliveryText: 'To your door.',
  }

  it("takes the location's texts over the header's", () => {
    const { pickup } = orderContent({ orderLink: 'https://o.test', pickupTitle: 'To go' }, header)
    expect(pickup).toEqual({
      title: 'To go',
      text: 'Ready in 25 minutes.',
      links: [{ label: 'Order pickup', href: 'https://o.test', logo: null }],
    })
  })

  it('labels xdine with orderButtonText, and without it the direct order link', () => {
    const both = orderContent({ orderLink: 'https://o.test', xdine: 'https://x.test' }, header)
    expect(both.delivery?.links).toEqual([
      { label: 'Order direct', href: 'https://x.test', logo: null },
    ])
    const one = orderContent({ orderLink: 'https://o.test' }, header)
    expect(one.delivery?.links).toEqual([
      { label: 'Order direct', href: 'https://o.test', logo: null },
    ])
  })

  it('shows nothing for empty fields: a link is called as its block, or as where it leads', () => {
    const named = orderContent(
      { orderLink: 'https://o.test/x', pickupTitle: 'To go', pickupButtonText: ' ' },
      { deliveryTitle: 'Delivery' },
    )
    expect(named.pickup).toMatchObject({ title: 'To go', text: '', links: [{ label: 'To go' }] })
    expect(named.delivery).toMatchObject({ text: '', links: [{ label: 'Delivery' }] })
    const bare = orderContent({ orderLink: 'https://www.o.test/x' }, {})
    expect(bare.pickup).toMatchObject({ title: '', text: '', links: [{ label: 'o.test' }] })
  })

  it('names the delivery partners and their logos, custom ones by the logo chosen for them', () => {
    const href = 'https://p.test'
    const customOrderLinks = [
      { name: 'DoorDash', href, logo: 'doordash' as const },
      { name: 'Favor', href, logo: 'favor' as const },
      { name: 'Grubhub', href, logo: 'grubhub' as const },
      { name: 'Our own riders', href, logo: null },
    ]
    const { delivery } = orderContent(
      { uberEats: href, skipTheDishes: href, customOrderLinks },
      header,
    )
    expect(delivery?.links.map(({ label, logo }) => [label, logo])).toEqual([
      ['Uber Eats', 'ubereats'],
      ['SkipTheDishes', 'skipthedishes'],
      ['DoorDash', 'doordash'],
      ['Favor', 'favor'],
      ['Grubhub', 'grubhub'],
      ['Our own riders', null],
    ])
  })

  it('shows a partner’s own logo where editors have uploaded one, at the location or for all (spec:shell.partner-logos)', () => {
    const href = 'https://p.test'
    const logo = (name: string) => ({ src: `/media/${name}.webp`, width: 480, height: 160 })
    const customOrderLinks = [
      { name: 'DoorDash', href, logo: 'doordash' as const, ownLogo: logo('here') },
      { name: 'Grubhub', href, logo: 'grubhub' as const, ownLogo: null },
      { name: 'Our own riders', href, logo: null, ownLogo: logo('riders') },
    ]
    const logos = { ubereats: logo('uber'), doordash: logo('dash') }
    const { delivery } = orderContent({ uberEats: href, customOrderLinks }, header, logos)
    expect(delivery?.links.map(({ own }) => own?.src)).toEqual([
      '/media/uber.webp',
      '/media/here.webp',
      undefined,
      '/media/riders.webp',
    ])
  })

  it('hides a block without any link', () => {
    const { pickup, delivery } = orderContent({ uberEats: 'https://u.test' }, header)
    expect(pickup).toBeNull()
    expect(delivery?.links.map((link) => link.label)).toEqual(['Uber Eats'])
    expect(orderContent({}, header)).toEqual({ pickup: null, delivery: null })
  })
})

it('shows a telephone number as NNN-NNN-NNNN only if it has exactly 10 digits', () => {
  expect(formatPhone('(604) 555-0142')).toBe('604-555-0142')
  expect(formatPhone('+1 604 555 0142')).toBe('+1 604 555 0142')
})

describe('the documents of the shell', () => {
  it('are asked for in the words of the specification when they are missing', () => {
    const all = { seoTemplate: {}, header: {}, footer: {} }
    expect(missingDocument(all)).toBeNull()
    expect(missingDocument({ ...all, seoTemplate: null })).toBe(
      'Please create an seo template document',
    )
    expect(missingDocument({ ...all, header: null })).toBe('Please create a header document')
    expect(missingDocument({ ...all, footer: null })).toBe('Please create a footer document')
  })

  it('put the page title into the title template', () => {
    expect(titleTemplate('{title} | Saltwood')).toBe('%s | Saltwood')
    expect(titleTemplate('%s · Saltwood')).toBe('%s · Saltwood')
    expect(titleTemplate('Saltwood')).toBe('%s')
    expect(titleTemplate(null)).toBe('%s')
  })
})
