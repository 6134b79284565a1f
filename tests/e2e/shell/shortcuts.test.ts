import { expect, inject, test } from 'vitest'

const OTTAWA = {
  'cf-ipcountry': 'CA',
  'cf-ipcity': 'Ottawa',
  'cf-iplatitude': '45.4215',
  'cf-iplongitude': '-75.6972',
}

async function ask(path: string, headers: Record<string, string> = OTTAWA) {
  const response = await fetch(`${inject('site')}${path}`, { headers, redirect: 'manual' })
  return {
    status: response.status,
    to: response.headers.get('location'),
    cookie: response.headers.get('set-cookie'),
    caching: response.headers.get('cache-control'),
  }
}

test.each([
  ['/careers', '/locations/byward/careers'],
  ['/menu?menu-category=wine', '/locations/byward/menu?menu-category=wine'],
  ['/order', '/locations/byward?order=byward'],
  ['/reservation?utm_source=card', '/locations/byward?utm_source=card&reserve=byward'],
  ['/location', '/locations/byward'],
])('%s leads a guest in Ottawa to their restaurant', async (path, to) => {
  expect(await ask(path)).toEqual({
    status: 307,
    to,
    cookie: 'default-location=byward; Path=/; SameSite=Lax',
    caching: 'private, no-store',
  })
})

test.each(['/eat', '/touchless-menu'])('%s is the menu where the guest sits', async (path) => {
  const { status, to, cookie } = await ask(path)
  expect(status).toBe(307)
  expect(to).toBe(
    '/locations/byward/touchless-menu?utm_source=restaurant&utm_medium=ByWard&utm_campaign=in-store',
  )
  expect(cookie).toBeNull()
})

test('the selected location wins, and nothing is chosen for whoever has one', async () => {
  const { to, cookie } = await ask('/menu', { ...OTTAWA, cookie: 'selected-location=pearl' })
  expect(to).toBe('/locations/pearl/menu')
  expect(cookie).toBeNull()
})

test('without coordinates /touchless-menu leads to the list of locations', async () => {
  expect((await ask('/touchless-menu', {})).to).toBe('/locations')
})

test('a news post that does not exist leads to /404, which says so with its status', async () => {
  expect((await ask('/news-redirect/no-such-post')).to).toBe('/404')
  const response = await fetch(`${inject('site')}/404`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('This page could not be found')
})

test('where a guest is, as the network says, is told to their browser only', async () => {
  const response = await fetch(`${inject('site')}/api/geolocation`, { headers: OTTAWA })
  const geo = { countryCode: 'CA', region: '', lat: 45.42, lon: -75.7 }
  expect(await response.json()).toEqual({ data: { geo, located: true, location: 'byward' } })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})
