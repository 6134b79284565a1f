import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { runSql } from '#cms/database/sql.ts'
import { addDays } from '#lib/time/dates.ts'
import type { DeliveryResult } from '#outbox/deliver.ts'
import { ida } from '#tests/support/booking.ts'
import { type Content, fridayAhead, startContent } from '#tests/support/content.ts'

// Payload's own frame is made for a bundler: it brings style sheets with it.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

let system: Content
let engine: BookingEngine
let here: number
let elsewhere: number
let host: string
let friday: string

beforeAll(async () => {
  system = await startContent()
  here = await system.openLocation('here', { remindAt: '10:00' })
  elsewhere = await system.openLocation('elsewhere', { remindAt: '10:00' })
  host = await system.signIn(['host'], { locations: [here] })
  const { bookingEngine } = await import('#booking-engine/process.ts')
  engine = await bookingEngine()
  friday = fridayAhead()
})
afterAll(() => system?.stop())

let guests = 0
/** Books a table and has an attempt to send its mail end like that; answers with the address. */
async function posted(
  location: number,
  attempt: DeliveryResult,
): Promise<{ email: string; key: string }> {
  const email = `guest-${++guests}@example.com`
  const visitor = { token: email, address: null }
  const at = `${addDays(friday, 7 * guests)}T17:00`
  const place = { locationId: String(location) }
  const held = await engine.hold({ ...place, at, party: 2, attribute: 'default', visitor })
  if (!held.ok) throw new Error(held.code)
  const request = { ...place, token: held.value.token, guest: { ...ida, email } }
  const booked = await engine.reserve(request)
  if (!booked.ok) throw new Error(booked.code)
  await engine.outbox.deliver({ deliver: async () => attempt, onError: () => {} })
  return { email, key: `confirmation:${booked.value.reservation.id}` }
}

/** The view as staff with a token see it. */
async function view(as: string, searchParams: Record<string, string> = {}): Promise<string> {
  const { Outbox } = await import('#cms/views/outbox/outbox.tsx')
  const req = await system.request('/admin/outbox', as)
  const page = await Outbox({ initPageResult: { req }, searchParams } as never)
  // What stands in Payload's own frame, which needs a browser's session.
  return renderToStaticMarkup(page.props.children)
}
const retry = (key: string, as: string) =>
  system.rest('POST', `/outbox/retry?${new URLSearchParams({ key })}`, { as })
const stateOf = async (key: string) => (await engine.outbox.read(key, null))?.state

const rendered = { subject: 'Your table', text: 'As text', html: '<p onclick="x()">As HTML</p>' }
const refused: DeliveryResult = {
  outcome: 'refused',
  reason: 'refused by the mail server (550)',
  rendered,
}

describe('the post in the admin', () => {
  it('shows hosts the mails of their own locations, administrators all', async () => {
    const mine = await posted(here, refused)
    const other = await posted(elsewhere, refused)
    const own = await view(host)
    expect(own).toContain(mine.email)
    expect(own).toContain('Undeliverable: refused by the mail server (550)')
    expect(own).not.toContain(other.email)
    const all = await view(await system.signIn(['admin']))
    expect(all).toContain(other.email)
    await expect(view(host, { key: other.key })).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
    expect((await retry(other.key, host)).status).toBe(404)
    expect(await stateOf(other.key)).toBe('dead')
  })

  it('shows what forms brought about to those whose work it is, and to no host', async () => {
    const letter = (kind: string, location: number | null) =>
      engine.outbox.queue({
        ...{ kind, id: String(++guests), recipient: `${kind}-${location}@example.com` },
        ...{ locationId: location === null ? '' : String(location), payload: {} },
      })
    await letter('application', here)
    await letter('application', elsewhere)
    await letter('bulk-gift-cards', null)
    await letter('newsletter-confirm', null)
    const seenBy = async (as: string) =>
      [...(await view(as, { list: 'waiting' })).matchAll(/[\w-]+@example\.com/g)]
        .map(([address]) => address)
        .filter((address) => !address.startsWith('guest-'))
        .toSorted()
    const news = ['bulk-gift-cards-null@example.com', 'newsletter-confirm-null@example.com']
    const applied = [`application-${here}@example.com`, `application-${elsewhere}@example.com`]
    expect(await seenBy(await system.signIn(['host'], { allLocations: true }))).toEqual([])
    expect(await seenBy(await system.signIn(['recruiter'], { locations: [here] }))).toEqual([
      applied[0],
    ])
    expect(await seenBy(await system.signIn(['marketing']))).toEqual(news)
    expect(await seenBy(await system.signIn(['admin']))).toEqual([...applied, ...news].toSorted())
  })

  // ASVS 3.2.1
  it('shows a mail without letting anything in it run', async () => {
    const { key } = await posted(here, { outcome: 'sent', rendered })
    const letter = await view(host, { key })
    expect(letter).toMatch(/<iframe[^>]* sandbox=""/)
    expect(letter).toContain('&lt;p onclick=&quot;x()&quot;&gt;As HTML')
    expect(letter).toContain('As text')
    expect(letter).not.toContain('Try again')
  })

  it('lets staff try again what could not be delivered, by a plain form', async () => {
    const { key } = await posted(here, refused)
    expect(await view(host, { key })).toContain(
      `action="/admin/api/outbox/retry?key=${encodeURIComponent(key)}"`,
    )
    expect((await retry(key, host)).status).toBe(303)
    expect(await stateOf(key)).toBe('waiting')
    const [entry] = await runSql(
      system.payload,
      'SELECT act, detail FROM audit_entries ORDER BY id DESC LIMIT 1',
    )
    expect(entry).toMatchObject({ act: 'retry_message', detail: 'confirmation' })
    await engine.outbox.deliver({ deliver: async () => ({ outcome: 'sent' }), onError: () => {} })
    expect(await stateOf(key)).toBe('sent')
    // A second press changes nothing.
    expect((await retry(key, host)).status).toBe(303)
    expect(await stateOf(key)).toBe('sent')
  })

  it('calls a mail that nothing could send not sent', async () => {
    const { email } = await posted(here, { outcome: 'unsent', rendered })
    const kept = await view(host, { list: 'kept' })
    expect(kept).toContain(email)
    expect(kept).toContain('Not sent: no mail server is configured')
    expect(await view(host, { list: 'sent' })).not.toContain(email)
  })

  it('shows the reminders that wait for their day, in the restaurant’s time', async () => {
    await posted(here, { outcome: 'sent', rendered })
    expect(await view(host, { list: 'waiting' })).toMatch(/Reminder.*Due Thu, [^<]* 10:00 AM/s)
  })
})
