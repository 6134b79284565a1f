import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { logIn, patched } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { hydrated, openBrowser, visit } from '#tests/support/browser.ts'
import { expectAccessible, tabTo } from '#tests/support/guest.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { docxResume, pdfResume } from '#tests/support/resumes/resumes.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type Ask, signIn } from '#tests/support/staff.ts'

const UID = 'kitsilano'
const MB = 1024 * 1024
const WIDTHS = [390, 1440]
const recruiter = { email: 'robin@example.com', password: 'a password of their own' }

let browser: Browser
let mails: MailServer
let site: Site
let host: Ask
let folder: string
let resume: Buffer

beforeAll(async () => {
  const seed = inject('seeds').sqlite
  ;[browser, mails] = await Promise.all([openBrowser(), startMailServer()])
  site = await startSite({ seed, env: { SMTP_URL: mails.url } })
  const admin = await signIn(site, seed.staff)
  const account = { mustChangePassword: false, allLocations: true }
  await admin('POST', '/staff', { name: 'Robin', roles: ['recruiter'], ...account, ...recruiter })
  const kim = { email: 'kim@example.com', password: 'good for the first login' }
  await admin('POST', '/staff', { name: 'Kim', roles: ['host'], ...account, ...kim })
  host = await signIn(site, kim)
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-careers-'))
  resume = await grown(1.5 * MB)
})
afterAll(async () => {
  await site?.stop()
  await mails?.stop()
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
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
  const form = page.getByRole('form', { name: 'Tell us who you are' })
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

async function openForm(page: Page, address = `${site.url}/locations/${UID}/careers`) {
  await page.goto(address)
  await hydrated(page)
  const parts = partsOf(page)
  await parts.form.scrollIntoViewIfNeeded()
  return parts
}

async function fillIn({ field }: ReturnType<typeof partsOf>, email: string) {
  await field('First Name').fill('Ida')
  await field('Last Name').fill('Marsh')
  await field('Email').fill(email)
  await field('Phone Number').fill('604 555 0101')
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

const refused = /status of (413|422)/

describe.each(WIDTHS)('somebody who applies, at %i px', (width) => {
  test('is told what is wrong, sends a resume, and a recruiter downloads it', async () => {
    const email = `ida-${width}@example.com`
    const { page, context, problems } = await visit(browser, {
      ...{ width, address: `198.51.100.${width % 250}` },
    })
    const parts = await openForm(page)
    const { form, field, send, summary } = parts
    expect(await field('Location').inputValue()).toBe(UID)
    await expectAccessible(page, 'careers page')

    await send.click()
    for (const name of ['First Name', 'Last Name', 'Phone Number', 'Position', 'Resume']) {
      await summary.getByText(`The ${name} field is required.`).waitFor()
    }
    await summary.getByText('The Email field must be a valid email.').waitFor()
    expect(await summary.getByRole('link').count()).toBe(6)
    await expectFocusOn(field('First Name'))
    await expectAccessible(page, 'careers form with faults')

    await fillIn(parts, email)
    const tooLarge = Buffer.alloc(2 * MB + 1)
    await parts.resume.setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: tooLarge,
    })
    await form.getByText('This file exceeds the 2MB limit.').first().waitFor()
    await form.getByRole('button', { name: 'Remove cv.pdf' }).click()
    await expectFocusOn(parts.resume)
    expect(await form.getByText('This file exceeds the 2MB limit.').count()).toBe(0)

    const liar = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: docxResume() }
    await parts.resume.setInputFiles(liar)
    await send.click()
    await summary.getByText('This file is not what its name says.').waitFor()
    await expectFocusOn(parts.resume)
    // What was filled in stays, the file included.
    expect(await field('First Name').inputValue()).toBe('Ida')
    await parts.chosen('cv.pdf').waitFor()
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])
    await parts.resume.setInputFiles({ ...liar, buffer: program })
    await send.click()
    await summary.getByText('This file is not a PDF or a Word document (doc, docx).').waitFor()

    const file = path.join(folder, `Ida Ärzte ${width}.pdf`)
    writeFileSync(file, resume)
    await drop(page, parts.resume, file)
    await parts.chosen(path.basename(file)).waitFor()
    await form
      .getByText(/^1\.\d MB$/)
      .first()
      .waitFor()
    const network = await context.newCDPSession(page)
    const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: MB }
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', slowly)
    await send.click()
    await form.getByRole('progressbar', { name: 'Upload' }).waitFor()
    await form.getByText(/^Uploading, (25|50|75) percent$/).waitFor({ state: 'attached' })
    await form
      .getByText('Thank you. The restaurant has your application, and answers within a week.')
      .waitFor()
    await form.getByRole('progressbar').waitFor({ state: 'detached' })
    expect(await field('First Name').inputValue()).toBe('')
    expect(await field('Location').inputValue()).toBe(UID)
    expect(await form.getByText(path.basename(file)).count()).toBe(0)
    expect(problems.filter((problem) => !refused.test(problem))).toEqual([])
    await context.close()

    const mail = await mails.next(`${UID}@saltwood.example`)
    expect(mail.replyTo).toEqual([{ name: 'Ida Marsh', address: email }])
    expect(mail.attachments).toEqual([])
    const link = /\S+\/admin\/collections\/applications\/(\d+)/.exec(mail.text ?? '')
    await read(link?.[0] ?? '', file, width)
    const download = `/resumes/download?application=${link?.[1]}`
    await expect(host('GET', download)).rejects.toThrow('403')
    expect((await fetch(`${site.url}/admin/api${download}`)).status).toBe(403)
  })
})

/** What a recruiter does with an application that they were written about. */
async function read(link: string, file: string, width: number) {
  const { page, context, problems } = await visit(browser, { width })
  await page.goto(link)
  await logIn(page, recruiter)
  const download = page.getByRole('link', { name: `Download ${path.basename(file)}` })
  await download.waitFor()
  await page.getByText('No virus scanner is connected').waitFor()
  expect(await violations(page, 'a[href*="resumes/download"]')).toEqual([])
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(saved.suggestedFilename()).toBe(path.basename(file))
  expect((await readFile(await saved.path())).equals(resume)).toBe(true)
  await page.getByLabel('Notes').fill('Call on Monday.')
  const [reply] = await Promise.all([
    patched(page, '/applications/'),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(await reply.json()).toMatchObject({ doc: { notes: 'Call on Monday.' } })
  expect(problems).toEqual([])
  await context.close()
}

test('the whole form works with the keyboard', async () => {
  const { page, context, problems } = await visit(browser, { address: '198.51.100.77' })
  const { form, field, chosen, resume: input, send } = await openForm(page)
  const type = async (name: string, text: string) => {
    await tabTo(page, field(name))
    await page.keyboard.type(text)
  }
  await type('First Name', 'Ada')
  await type('Last Name', 'Byron')
  await type('Email', 'ada@example.com')
  await type('Phone Number', '604 555 0199')
  await type('Position', 'Man')
  await tabTo(page, input)
  const picked = async (name: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.keyboard.press('Space'),
    ])
    await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: resume.subarray(0, 900) })
    await chosen(name).waitFor()
  }
  await picked('one.pdf')
  await tabTo(page, form.getByRole('button', { name: 'Remove one.pdf' }))
  await page.keyboard.press('Enter')
  await expectFocusOn(input)
  await form.getByText('The file was removed').waitFor({ state: 'attached' })
  const docx = docxResume()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.keyboard.press('Space'),
  ])
  await chooser.setFiles({ name: 'cv.docx', mimeType: '', buffer: docx })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await form.getByText('Thank you.').waitFor()
  const mail = await mails.next(`${UID}@saltwood.example`)
  expect(mail.text).toContain('Management')
  expect(problems).toEqual([])
  await context.close()
})

test('what is too large is cut off, and what has no pass is not read', async () => {
  const post = (bytes: number) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'cv.pdf'))
    return fetch(`${site.url}/api/careers-apply`, { method: 'POST', body })
  }
  expect((await post(3 * MB)).status).toBe(413)
  const refusedReply = await post(1)
  expect(refusedReply.status).toBe(403)
  expect(await refusedReply.json()).toMatchObject({ error: { code: 'bot_check' } })
})
