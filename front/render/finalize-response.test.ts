import { describe, expect, it } from 'vitest'
import { ResponseFinalizer } from './finalize-response.ts'

const finalizer = new ResponseFinalizer({ https: false, security: [], onRejectedSources: () => {} })
const page = (status: number) => ({
  status,
  headers: [['content-type', 'text/html; charset=utf-8']] as [string, string][],
  body: Buffer.from('<!DOCTYPE html><html><head></head><body><script></script></body></html>'),
})

describe('the policy of a page', () => {
  const policyOf = (buffered: Parameters<ResponseFinalizer['finalizePersonal']>[0]) => {
    const { headers } = finalizer.finalizePersonal(buffered, {}, [])
    return headers[headers.indexOf('Content-Security-Policy') + 1]
  }

  it('lets the scripts run that have the nonce of the render', () => {
    const body = Buffer.from('<body><script nonce="n0nce">ours()</script></body>')
    expect(policyOf({ ...page(200), body, nonce: 'n0nce' })).toMatch(/^script-src 'self' 'sha256-/)
    expect(
      finalizer.finalizePersonal({ ...page(200), body, nonce: 'n0nce' }, {}, []).body.toString(),
    ).toBe('<body><script>ours()</script></body>')
  })

  it('lets no inline script run in a page without nonce', () => {
    const body = Buffer.from('<script nonce="">evil()</script><script nonce>evil()</script>')
    expect(policyOf({ ...page(200), body })).toMatch(/^script-src 'self';/)
  })
})

describe('a page that failed', () => {
  // ASVS 13.4.2, 16.5.1
  it('says so without scripts, and leads home', () => {
    const { headers, body } = finalizer.finalizePersonal(page(500), {}, [])
    const html = body.toString('utf8')
    expect(html).toContain('<body><noscript><main><p>Error 500</p><h1>This page did not load</h1>')
    expect(html).toContain('<a href="/">Go back to home</a>')
    expect(headers[headers.indexOf('Content-Length') + 1]).toBe(String(body.length))
  })

  it('shows whoever looks at a draft the way out of it', () => {
    const html = (draft: boolean) =>
      finalizer.finalizePersonal(page(500), {}, [], draft).body.toString()
    expect(html(true)).toContain('<a href="/preview/exit">Leave the preview</a>')
    expect(html(false)).not.toContain('preview')
  })

  it('is the only one that is touched', () => {
    for (const status of [200, 404]) {
      expect(finalizer.finalizePersonal(page(status), {}, []).body).toEqual(page(status).body)
    }
  })
})
