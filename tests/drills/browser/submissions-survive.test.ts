import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BotChallenge, PASS_HEADER } from '#lib/forms/bot-check.ts'
import { writeBookings } from '#tests/support/content-sql.ts'
import { formBegun } from '#tests/support/form-begun.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { solved } from '#tests/support/proof-of-work.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type Ask, signIn } from '#tests/support/staff.ts'

const GIFTS = 'gifts@saltwood.example'
const COMPANIES = 6

const company = (number: number) => ({
  ...{ fname: 'Ida', lname: 'Marsh', email: `ida-${number}@example.com`, tel: '604-555-0101' },
  ...{ businessName: `Company ${number}`, businessAddress: '1 Fir Street', city: 'Vancouver' },
  ...{ province: 'BC', website: 'example.com', toEmail: GIFTS, submission: crypto.randomUUID() },
})
type Company = ReturnType<typeof company>

let site: Site
let mail: MailServer
const acknowledged: Company[] = []
beforeAll(async () => {
  mail = await startMailServer()
  await mail.stop()
  site = await startSite({ seed: inject('seeds').sqlite, env: { SMTP_URL: mail.url } })
})
afterAll(async () => {
  await site?.stop()
  if (site) rmSync(site.dataDir, { recursive: true, force: true })
  await mail?.stop()
})

/** Asks as a visitor of their own: nobody shares anybody's limits. */
function ask(from: number, path: string, body?: object, pass?: string) {
  const headers = {
    'x-forwarded-for': `198.18.0.${from}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(pass ? { [PASS_HEADER]: pass } : {}),
  }
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  return fetch(site.url + path, sent)
}

/** Sends a form as a browser does that began it three seconds ago: it is old enough to count; its status. */
async function send(form: Company, from: number): Promise<number> {
  const action = 'bulk_gift_cards'
  const begun = await ask(from, `/api/recaptcha?action=${action}`)
  const { task } = (await begun.json()) as BotChallenge
  const started = formBegun(action, Date.now() - 3000)
  const checked = await ask(from, '/api/recaptcha', { token: solved(task), action, started })
  const { pass } = (await checked.json()) as { pass: string }
  return (await ask(from, '/api/bulk-gift-card-apply', form, pass)).status
}

describe('what was acknowledged before a kill, while no mail server answers', () => {
  let administrator: Ask
  const inbox = async () => {
    const { docs } = (await administrator('GET', '/enquiries?limit=50')) as { docs: Company[] }
    return docs.map(({ businessName }) => businessName)
  }
  const timesIn = (names: string[], { businessName }: Company) =>
    names.filter((name) => name === businessName).length

  test('is in the inbox after the restart, and is mailed once the mail server is back', async () => {
    const forms = Array.from({ length: COMPANIES }, (_, index) => company(index))
    await new Promise<void>((enough) => {
      const sent = forms.map(async (form, index) => {
        const status = await send(form, index + 1)
        if (status === 200 && acknowledged.push(form) === COMPANIES / 2) enough()
      })
      // Those that the kill cuts off fail, and nobody was promised anything.
      void Promise.allSettled(sent).then(() => enough())
    })
    const before = [...acknowledged]
    await site.kill()
    // An attempt that the kill cut off is begun again after five minutes: they go by.
    writeBookings(site, 'UPDATE outbox SET due_at = 0')
    expect(before.length).toBeGreaterThanOrEqual(COMPANIES / 2)

    site = await startSite({ seed: site, keep: true, env: { SMTP_URL: mail.url } })
    administrator = await signIn(site, inject('seeds').sqlite.staff)
    const kept = await inbox()
    expect(before.map((form) => timesIn(kept, form))).toEqual(before.map(() => 1))

    await mail.start()
    // What could not leave waits for half a minute at least: that time goes by.
    const mailed = () => {
      writeBookings(site, "UPDATE outbox SET due_at = 0 WHERE state = 'waiting'")
      return mail.arrived.map(({ subject }) => subject)
    }
    const wanted = before.map(({ businessName }) => `Gift cards for ${businessName}`)
    await expect.poll(mailed).toEqual(expect.arrayContaining(wanted))
  })

  test('is the same submission when the same form is sent again', async () => {
    const [first] = acknowledged
    if (!first) throw new Error('nothing was acknowledged')
    expect(await send(first, COMPANIES + 1)).toBe(200)
    expect(timesIn(await inbox(), first)).toBe(1)
  })
})
