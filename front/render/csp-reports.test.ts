import { describe, expect, test } from 'vitest'
import { CspReportLog, parseCspReport } from './csp-reports.ts'

const ORIGIN = 'https://saltwood.example'
const report = (said: object) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${ORIGIN}/about?email=guest@example.com`,
      referrer: 'https://search.example/?q=me',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'self'",
      'blocked-uri': 'inline',
      'status-code': 200,
      'script-sample': 'alert("me")',
      ...said,
    },
  })

describe('the report of a browser', () => {
  // ASVS 16.3.3
  test('says what was refused and on which page, and nothing of who saw it', () => {
    expect(parseCspReport(report({}), ORIGIN)).toEqual({
      directive: 'script-src-elem',
      blocked: 'inline',
      page: '/about',
    })
    const blocked = 'https://ads.example.com/pixel?visitor=7'
    expect(parseCspReport(report({ 'blocked-uri': blocked }), ORIGIN)).toMatchObject({
      blocked: 'https://ads.example.com',
    })
    expect(parseCspReport(report({ 'blocked-uri': 'data:text/html,me' }), ORIGIN)).toMatchObject({
      blocked: 'data',
    })
  })

  test.each([
    ['/my/reservations/t0ken', '/my/[...rest]'],
    ['/preview/t0ken', '/preview/[...rest]'],
    ['/admin/collections/guests/7', '/admin/[...rest]'],
    ['/guest@example.com', 'unknown'],
    ['/locations/harbour/menu', '/locations/harbour/menu'],
  ])('names no page of one person: %s', (path, page) => {
    const said = parseCspReport(report({ 'document-uri': `${ORIGIN}${path}?token=t0ken` }), ORIGIN)
    expect(said).toMatchObject({ page })
  })

  test('is short, however long what it names is', () => {
    const long = 'a'.repeat(5000)
    const blocked = `https://${long}.example`
    const page = `${ORIGIN}/locations/${long}`
    expect(
      parseCspReport(report({ 'blocked-uri': blocked, 'document-uri': page }), ORIGIN),
    ).toEqual({
      directive: 'script-src-elem',
      blocked: blocked.slice(0, 200),
      page: 'unknown',
    })
  })

  test('of the older kind has the directive before its sources', () => {
    const older = { 'effective-directive': undefined, 'violated-directive': "base-uri 'none'" }
    expect(parseCspReport(report(older), ORIGIN)).toMatchObject({ directive: 'base-uri' })
  })

  test('is none of ours where it is about another site, or about an extension', () => {
    const others = [
      { 'document-uri': 'https://other.example/about' },
      { 'document-uri': 'about' },
      { 'blocked-uri': 'chrome-extension' },
      { 'blocked-uri': 'moz-extension://0a/x.js' },
      { 'source-file': 'safari-web-extension://0a/x.js' },
    ]
    for (const said of others) expect(parseCspReport(report(said), ORIGIN)).toBe('other')
  })

  test('is none where it does not say what it must', () => {
    const broken = ['', '[]', '{"csp-report":{}}', report({ 'effective-directive': 'a\nb' })]
    broken.push(report({ 'blocked-uri': 'Words of somebody' }), report({ 'document-uri': 7 }))
    for (const body of broken) expect(parseCspReport(body, ORIGIN)).toBeNull()
  })
})

describe('the log of reports', () => {
  const of = (page: string) => ({ directive: 'script-src-elem', blocked: 'inline', page })

  test('has one line for each distinct one, every day anew', () => {
    const lines: unknown[] = []
    let now = Date.parse('2026-11-23T08:00:00Z')
    const reports = new CspReportLog({ warn: (line: unknown) => lines.push(line) }, () => now)
    for (const page of ['/about', '/about', '/', '/about']) reports.log(of(page))
    expect(lines).toEqual([{ report: of('/about') }, { report: of('/') }])
    now += 86_400_000
    reports.log(of('/about'))
    expect(lines).toHaveLength(3)
  })

  // ASVS 16.4.1
  test('is not filled by whoever makes reports up', () => {
    const lines: unknown[] = []
    const reports = new CspReportLog({ warn: (line: unknown) => lines.push(line) })
    for (let n = 0; n < 1000; n++) reports.log(of(`/page-${n}`))
    expect(lines).toHaveLength(101)
    expect(lines.at(-1)).toMatch(/^too many content security policy reports/)
  })
})
