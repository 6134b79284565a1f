import { describe, expect, it } from 'vitest'
import { Wardrobe } from './dress.ts'

const wardrobe = new Wardrobe({ https: false, security: [], onRefused: () => {} })
const page = (status: number) => ({
  status,
  headers: [['content-type', 'text/html; charset=utf-8']] as [string, string][],
  body: Buffer.from('<!DOCTYPE html><html><head></head><body><script></script></body></html>'),
})

describe('a page that failed', () => {
  it('says so without scripts, and leads home', () => {
    const { headers, body } = wardrobe.personal(page(500), {}, [])
    const html = body.toString('utf8')
    expect(html).toContain('<body><noscript><main><p>Error 500</p><h1>This page did not load</h1>')
    expect(html).toContain('<a href="/">Go back to home</a>')
    expect(headers[headers.indexOf('Content-Length') + 1]).toBe(String(body.length))
  })

  it('shows whoever looks at a draft the way out of it', () => {
    const html = (draft: boolean) => wardrobe.personal(page(500), {}, [], draft).body.toString()
    expect(html(true)).toContain('<a href="/preview/exit">Leave the preview</a>')
    expect(html(false)).not.toContain('preview')
  })

  it('is the only one that is touched', () => {
    for (const status of [200, 404]) {
      expect(wardrobe.personal(page(status), {}, []).body).toEqual(page(status).body)
    }
  })
})
