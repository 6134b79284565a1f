import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { expectAccessible, findTimes, openPanel, panelOf } from '#tests/support/guest.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const UID = 'kitsilano'

let browser: Browser
let mails: MailServer
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  mails = await startMailServer()
  site = await startSite({ seed: inject('seeds').sqlite, env: { SMTP_URL: mails.url } })
})
afterAll(async () => {
  await site?.stop()
  await mails?.stop()
  await browser?.close()
})

let guests = 0
function guest(width: number) {
  guests += 1
  return visit(browser, { reducedMotion: 'reduce', address: `203.0.113.${guests}`, width })
}

describe.each([390, 1440])('who finds no table, at %i px', (width) => {
  test('leaves an address, and is told where it goes', async () => {
    const { page, context, problems } = await guest(width)
    await openPanel(page, site.url, UID)
    const { panel, time, find, alert } = panelOf(page)
    await findTimes(page)
    await time.selectOption('06:00')
    await find.click()
    await alert.getByText('We could not find any availability').waitFor()
    const hear = panel.getByRole('region', { name: 'Hear when a table frees up' })
    const tell = hear.getByRole('button', { name: 'Tell me' })
    await tell.click()
    await hear.getByText('The Email field is required.').waitFor()
    await hear.getByLabel('Email').fill('ida')
    await tell.click()
    await hear.getByText('The Email field must be a valid email.').waitFor()
    await hear.getByLabel('Email').fill(`ida-${width}@example.com`)
    await expectAccessible(page, 'notify me')
    await hear.getByLabel('Email').press('Enter')
    await hear
      .getByText(
        `We will write to ida-${width}@example.com when there is a table for 2 people around 6:00 AM that day.`,
      )
      .waitFor()
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
    await context.close()
  })
})

test('who waits gets one mail when there is a table, whose link opens the flow with their wish', async () => {
  const { page, context, problems } = await guest(390)
  await openPanel(page, site.url, UID)
  const { date, time, people, panel } = panelOf(page)
  await findTimes(page)
  const day = await date.inputValue()
  const address = 'ada@example.com'
  // A table that is free by the time that the site looks for it the next time.
  const kept = await page.request.post(`${site.url}/api/opentable/notify-me`, {
    data: { rid: UID, startDateTime: `${day}T19:00`, partySize: 3, email_address: address },
  })
  expect(kept.status()).toBe(200)
  const mail = await vi.waitFor(
    () => {
      const found = mails.arrived.find(({ recipients }) => recipients.includes(address))
      if (!found) throw new Error('no mail yet')
      return found
    },
    { timeout: 50_000, interval: 250 },
  )
  const [, book = ''] = /Book this table:\n(\S+)/.exec(mail.text ?? '') ?? []
  await page.goto(book)
  await panel.waitFor()
  await expect.poll(() => people.inputValue()).toBe('3')
  expect(await date.inputValue()).toBe(day)
  expect(await time.inputValue()).toMatch(/^1[89]:|^20:00/)

  const stop = /\S+\/my\/alerts\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(stop)
  await page.getByRole('heading', { name: 'We have written to you' }).waitFor()
  await expectAccessible(page, 'alert page')
  expect(problems).toEqual([])
  await context.close()
})
