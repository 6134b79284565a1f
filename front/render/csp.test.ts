import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adminPolicy, MAX_POLICY_BYTES, sitePolicy } from './csp.ts'

const HASH = "'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ='"

describe('the policy of the site', () => {
  // ASVS 1.3.2, 3.4.3, 3.4.6
  test('allows no inline script, no object, no other base and no other frame around it', () => {
    const policy = sitePolicy({}, { https: true }).withScripts([HASH])
    expect(policy).toContain(`script-src 'self' ${HASH};`)
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe')
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
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
    expect(Buffer.byteLength(policy.withScripts([]))).toBeLessThanOrEqual(MAX_POLICY_BYTES)
    expect(policy.refused.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.array(fc.string()), (sources) => {
        const made = sitePolicy({ 'connect-src': sources }, { https: true }).withScripts([])
        expect(Buffer.byteLength(made)).toBeLessThanOrEqual(MAX_POLICY_BYTES)
        expect(made.split('; ')).toHaveLength(14)
      }),
    )
  })

  test('has browsers say what it has refused', () => {
    for (const policy of [
      sitePolicy({}, { https: true }).withScripts([]),
      adminPolicy('n0nce', { https: true, dev: false }),
    ])
      expect(policy.split('; ')).toContain('report-uri /csp-report')
  })

  // ASVS 3.4.3, 3.4.6
  test('of the admin lets only the site itself frame it, and only scripts with the nonce run', () => {
    const policy = adminPolicy('n0nce', { https: true, dev: false })
    for (const part of ["frame-ancestors 'self'", "base-uri 'none'"]) expect(policy).toContain(part)
    expect(policy.split('; ')).toContain("script-src 'self' 'nonce-n0nce'")
  })
})
