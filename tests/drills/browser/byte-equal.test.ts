import { expect, inject } from 'vitest'
import { inParallel } from '#tests/support/in-parallel.ts'
import { startSite } from '#tests/support/site.ts'
import { test as crawledTest } from '#tests/walk/crawled.ts'

// Under the same address, which pages name.
const test = crawledTest.extend(
  'otherProcess',
  { scope: 'file' },
  async ({ site }, { onCleanup }) => {
    const other = await startSite({ seed: inject('seeds').sqlite, env: { PUBLIC_URL: site.url } })
    onCleanup(() => other.stop())
    return other
  },
)

test('every public page is byte-equal for every visitor, in another process as in this one', async ({
  crawled,
  otherProcess,
  site,
}) => {
  const agents = ['Mozilla/5.0 (iPhone)', 'Googlebot/2.1', 'curl/8']
  const cookies = ['', 'selected-location=harbour', 'tableside-session=x; cookie-notice=1']
  const languages = ['en-CA', 'fr', 'mi']
  const pages = [...crawled.pages].filter(([address]) => !address.includes('?'))
  const differing: string[] = []
  await inParallel(pages, async ([path, html]) => {
    for (const [i, agent] of agents.entries()) {
      // The first of these is rendered for that visitor; the shared site's was for another one.
      const headers = {
        'user-agent': agent,
        cookie: cookies[i] ?? '',
        'accept-language': languages[i] ?? '',
      }
      const read = async (origin: string) => (await fetch(origin + path, { headers })).text()
      const text = await read(otherProcess.url)
      // A menu's section may have begun or ended since the page was crawled.
      if (text !== html && text !== (await read(site.url))) differing.push(`${path} for ${agent}`)
    }
  })
  expect(differing).toEqual([])
})
