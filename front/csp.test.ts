import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adminPolicy, inlineScriptHashes, MOST_POLICY_BYTES, sitePolicy } from './csp.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('the hashes of a page', () => {
  test('are those of the inline scripts that a browser runs', () => {
    const html =
      '<script src="/a.js" async=""></script><script id="_R_">one()</script>' +
      '<script>two("<b>")</script><script type="application/ld+json">{"a":1}</script>' +
      '<script type="module">three()</script><script></script><script>one()</script>'
    expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two("<b>")'), hash('three()')])
  })

  test('are total, and as many as there are different scripts', () => {
    fc.assert(fc.property(fc.string(), (html) => void inlineScriptHashes(html)))
    const script = fc.stringMatching(/^[a-z(){};" ]{1,30}$/)
    fc.assert(
      fc.property(fc.array(script), (scripts) => {
        const html = scripts.map((body) => `<p>x</p><script>${body}</script>`).join('\n')
        expect(inlineScriptHashes(html)).toEqual([...new Set(scripts)].map(hash))
      }),
    )
  })
})

describe('the policy of the site', () => {
  test('allows no inline script, no object, no other base and no other frame around it', () => {
    const policy = sitePolicy({}, { https: true }).withScripts([hash('a')])
    expect(policy).toContain(`script-src 'self' ${hash('a')};`)
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe')
    for (const part of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'"])
      expect(policy).toContain(part)
    expect(policy).toContain('upgrade-insecure-requests')
    expect(sitePolicy({}, { https: false }).withScripts([])).not.toContain('upgrade')
  })

  test('takes https origins from embeds and adapters, in one order, each once', () => {
    const a = { 'frame-src': ['https://b.example.com', 'https://a.example.com'] }
    const b = {
      'frame-src': ['https://a.example.com', 'https://b.example.com', a['frame-src'][0] ?? ''],
    }
    const policy = sitePolicy(a, { https: false }).withScripts([])
    expect(policy).toContain("frame-src 'self' https://a.example.com https://b.example.com;")
    expect(sitePolicy(b, { https: false }).withScripts([])).toBe(policy)
  })

  test('takes nothing else, and is at most 4 kB', () => {
    const bad = [
      "'unsafe-inline'",
      '*',
      'http://a.example.com',
      'https:',
      'https://a.com; x',
      'data:',
    ]
    expect(sitePolicy({ 'script-src': bad }, { https: true }).refused).toHaveLength(bad.length)
    const many = Array.from({ length: 400 }, (_, i) => `https://host-${i}.example.com`)
    const policy = sitePolicy({ 'frame-src': many, 'img-src': many }, { https: true })
    expect(Buffer.byteLength(policy.withScripts([]))).toBeLessThanOrEqual(MOST_POLICY_BYTES)
    expect(policy.refused.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.array(fc.string()), (sources) => {
        const made = sitePolicy({ 'connect-src': sources }, { https: true }).withScripts([])
        expect(Buffer.byteLength(made)).toBeLessThanOrEqual(MOST_POLICY_BYTES)
        expect(made.split('; ')).toHaveLength(13)
      }),
    )
  })

  test('of the content system lets only the site itself frame it', () => {
    expect(adminPolicy({ https: true, dev: false })).toContain("frame-ancestors 'self'")
    expect(adminPolicy({ https: true, dev: false })).not.toContain('unsafe-eval')
  })
})
