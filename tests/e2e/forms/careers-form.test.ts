import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths, forget, hydrated } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { expectAccessible, tabTo } from '#tests/support/guest.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { docxResume, pdfResume } from '#tests/support/resumes/resumes.ts'
import { startSite } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'

const UID = 'kitsilano'
const MB = 1024 * 1024
const recruiter = { email: 'robin@example.com', password: 'a password of their own' }

const test = browserTest
  .extend('mails', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mails = await startMailServer()
    onCleanup(() => mails.stop())
    return mails
  })
  .extend('site', { scope: 'file' }, async ({ mails }, { onCleanup }) => {
    const site = await startSite({ seed: inject('seeds').sqlite, env: { SMTP_URL: mails.url } })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
  // A host of all locations, and beside them the recruiter.
  .extend('host', { scope: 'file' }, async ({ site }) => {
    const admin = await signIn(site, inject('seeds').sqlite.staff)
    const account = { mustChangePassword: false, allLocations: true }
    await admin('POST', '/staff', { name: 'Robin', roles: ['recruiter'], ...account, ...recruiter })
    const kim = { email: 'kim@example.com', password: 'good for the first login' }
    await admin('POST', '/staff', { name: 'Kim', roles: ['host'], ...account, ...kim })
    return signIn(site, kim)
  })
  .extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-careers-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  })

/** A real PDF of about this size: most of it is a comment. */
async function grown(bytes: number): Promise<Buffer> {
  const pdf = await pdfResume()
  const line = pdf.indexOf('\n') + 1
  const comment = Buffer.alloc(bytes, 'a')
  return Buffer.concat([
    pdf.subarray(0, line),
    Buffer.from('%'),
    comment,
    Buffer.from('\n'),
    pdf.subarray(line),
  ])
}

function partsOf(page: Page) {
  const form = page.getByRole('form', { name: 'Tell us about yourself' })
  const field = (name: string) => form.getByLabel(name, { exact: true })
  return {
    form,
    field,
    resume: form.getByLabel('Resume'),
    send: form.getByRole('button', { name: 'Send application' }),
    summary: form.getByRole('alert').filter({ hasText: 'Please check these fields' }),
    /** The file that lies in the field, as it is shown. */
    chosen: (name: string) => form.getByText(name, { exact: true }).first(),
  }
}

async function openForm(page: Page, url: string) {
  await page.goto(`${url}/locations/${UID}/careers`)
  await hydrated(page)
  const parts = partsOf(page)
  await parts.form.scrollIntoViewIfNeeded()
  return parts
}

async function fillIn({ field }: ReturnType<typeof partsOf>, email: string) {
  await field('First name').fill('Ida')
  await field('Last name').fill('Marsh')
  await field('Email').fill(email)
  await field('Phone number').fill('604 555 0101')
  await field('Position').selectOption('Culinary')
}

/** What a person does who drags a file of their own onto an element. */
async function drop(page: Page, target: Locator, file: string) {
  const box = await target.boundingBox()
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  const browserOf = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browserOf.send('Input.dispatchDragEvent', { type, ...at, data })
  }
}

test('somebody who applies is told what is wrong, sends a resume, and a recruiter downloads it', async ({
  begin,
  site,
  mails,
  host,
  folder,
}) => {
  const email = 'ida@example.com'
  const resume = await grown(1.5 * MB)
  const file = path.join(folder, 'Ida Ärzte.pdf')
  writeFileSync(file, resume)
  const guest = await begin({ width: 390, reducedMotion: 'reduce', address: '198.51.100.140' })
  const { page, context } = guest
  const parts = await openForm(page, site.url)
  const { form, field, send, summary } = parts
  expect(await field('Location optional').inputValue()).toBe(UID)
  await expectAccessible(page, 'careers page')

  await send.click()
  for (const name of ['First name', 'Last name', 'Phone number', 'Position', 'Resume']) {
    await summary.getByText(`The ${name} field is required.`).waitFor()
  }
  await summary.getByText('The Email field must be a valid email.').waitFor()
  expect(await summary.getByRole('link').count()).toBe(6)
  await expectFocusOn(field('First name'))
  await expectAccessible(page, 'careers form with faults')

  await fillIn(parts, email)
  const tooLarge = Buffer.alloc(2 * MB + 1)
  const exceeds = form.getByText('This file exceeds the 2MB limit.')
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf' }
  await parts.resume.setInputFiles({ ...cv, buffer: tooLarge })
  await exceeds.first().waitFor()
  await form.getByRole('button', { name: 'Remove cv.pdf' }).click()
  await expectFocusOn(parts.resume)
  await expect.poll(() => exceeds.count()).toBe(0)

  await parts.resume.setInputFiles({ ...cv, buffer: docxResume() })
  await send.click()
  await summary.getByText('This file does not match its name.').waitFor()
  await expectFocusOn(parts.resume)
  // What was filled in stays, the file included.
  expect(await field('First name').inputValue()).toBe('Ida')
  await parts.chosen('cv.pdf').waitFor()
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])
  await parts.resume.setInputFiles({ ...cv, buffer: program })
  await send.click()
  await summary.getByText('This file is not a PDF or a Word document (doc, docx).').waitFor()

  await drop(page, parts.resume, file)
  await parts.chosen(path.basename(file)).waitFor()
  await form
    .getByText(/^1\.\d MB$/)
    .first()
    .waitFor()
  const network = await context.newCDPSession(page)
  const upload = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    })
  await network.send('Network.enable')
  // Slowly until its progress has been seen, however busy the machine is.
  await upload(MB / 4)
  await send.click()
  await form.getByRole('progressbar', { name: 'Upload' }).waitFor()
  await form.getByText(/^Uploading, (25|50|75) percent$/).waitFor({ state: 'attached' })
  await upload(-1)
  await form
    .getByText('Thank you. The restaurant has your application and will answer within a week.')
    .waitFor()
  await form.getByRole('progressbar').waitFor({ state: 'detached' })
  expect(await field('First name').inputValue()).toBe('')
  expect(await field('Location optional').inputValue()).toBe(UID)
  await form.getByText(path.basename(file)).first().waitFor({ state: 'detached' })
  forget(guest, /status of (413|422)/)

  const mail = await mails.next(`${UID}@saltwood.example`)
  expect(mail.replyTo).toEqual([{ name: 'Ida Marsh', address: email }])
  expect(mail.attachments).toEqual([])
  const [link = '', application] =
    /\S+\/admin\/applications\?application=(\d+)/.exec(mail.text ?? '') ?? []
  const download = `/resumes/download?application=${application}`
  await expect(host('GET', download)).rejects.toThrow('403')
  expect((await fetch(`${site.url}/admin/api${download}`)).status).toBe(403)

  // What a recruiter does with an application that they were written about.
  const desk = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(desk, site, recruiter)
  await desk.page.goto(link)
  const saving = desk.page.getByRole('link', { name: `Download ${path.basename(file)}` })
  await saving.waitFor()
  await desk.page.getByText('No virus scanner has looked at it').waitFor()
  await atBothWidths(desk.page, async (width) => {
    expect(await violations(desk.page, 'a[href*="resumes/download"]'), `${width} px`).toEqual([])
  })
  const downloaded = desk.page.waitForEvent('download')
  await saving.click()
  const saved = await downloaded
  expect(saved.suggestedFilename()).toBe(path.basename(file))
  expect((await readFile(await saved.path())).equals(resume)).toBe(true)
  await desk.page.getByLabel(/^Note\./).fill('Call on Monday.')
  await desk.page.getByRole('button', { name: 'Add the note' }).click()
  await desk.page.getByRole('listitem').getByText('Call on Monday.').waitFor()
})

test('the whole form works with the keyboard on a laptop', async ({ begin, site, mails }) => {
  const { page } = await begin({ reducedMotion: 'reduce', address: '198.51.100.77' })
  await page.addInitScript(keepParts)
  // Choosers are caught from here on. It takes the browser a moment: one that opens meanwhile would open for nobody.
  page.on('filechooser', () => {})
  const { form, field, chosen, resume: input, send } = await openForm(page, site.url)
  const type = async (name: string, text: string) => {
    await tabTo(page, field(name))
    await page.keyboard.type(text)
  }
  await type('First name', 'Ada')
  await type('Last name', 'Byron')
  await type('Email', 'ada@example.com')
  await type('Phone number', '604 555 0199')
  await type('Position', 'M')
  await tabTo(page, input)
  const pick = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const opened = page.waitForEvent('filechooser')
    await page.keyboard.press('Space')
    await (await opened).setFiles(file)
    await chosen(file.name).waitFor()
  }
  await pick({ name: 'one.pdf', mimeType: 'application/pdf', buffer: await pdfResume() })
  await tabTo(page, form.getByRole('button', { name: 'Remove one.pdf' }))
  await page.keyboard.press('Enter')
  await expectFocusOn(input)
  await form.getByText('The file was removed').waitFor({ state: 'attached' })
  await pick({ name: 'cv.docx', mimeType: '', buffer: docxResume() })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await form.getByText('Thank you.').waitFor()
  const mail = await mails.next(`${UID}@saltwood.example`)
  expect(mail.text).toContain('Management')
  const parts = await page.evaluate(() => document.body.dataset.parts ?? '')
  expect(JSON.parse(parts)).toMatchObject({
    ...{ name: 'Ada Byron', email: 'ada@example.com', phone: '604 555 0199', location: UID },
    ...{ position: 'Management', toEmail: '', fname: 'Ada', lname: 'Byron', tel: '604 555 0199' },
    file: 'cv.docx',
  })
})

test('an application needs no location: it goes to the group (spec:forms.careers-recipient)', async ({
  begin,
  site,
  mails,
}) => {
  const { page } = await begin({ reducedMotion: 'reduce', address: '198.51.100.78' })
  const parts = await openForm(page, site.url)
  await fillIn(parts, 'anywhere@example.com')
  await parts.field('Location optional').selectOption({ label: 'Any location' })
  await parts.resume.setInputFiles({
    ...{ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await pdfResume() },
  })
  await parts.send.click()
  await parts.form.getByText('Thank you.').waitFor()
  const mail = await mails.next('careers@saltwood.example')
  expect(mail.subject).toBe('Application for Culinary: Ida Marsh')
})

/** Notes in the page what a form with files sends. */
function keepParts() {
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData) {
      const parts = [...body].map(([name, part]) => [name, part instanceof File ? part.name : part])
      document.body.dataset.parts = JSON.stringify(Object.fromEntries(parts))
    }
    send.call(this, body)
  }
}

test('what is too large is cut off, and what has no pass is not read', async ({ site }) => {
  const post = (bytes: number) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'cv.pdf'))
    return fetch(`${site.url}/api/careers-apply`, { method: 'POST', body })
  }
  expect((await post(3 * MB)).status).toBe(413)
  const refused = await post(1)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ error: { code: 'bot_check' } })
})
