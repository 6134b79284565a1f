import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runSql } from '#cms/database/sql.ts'
import type { Application } from '#features/careers/application.ts'
import { ok, refuse } from '#lib/result.ts'
import type { PrivateFiles } from '#providers/private-files/contract.ts'
import type { Scanner } from '#providers/scanner/contract.ts'
import { createNoScanner } from '#providers/scanner/none/adapter.ts'
import { type Content, locationData, startContent } from './content.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import type { PostgresDatabase } from './postgres.ts'
import { docmResume, docxResume, pdfResume } from './resumes/resumes.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const WRONG_TYPE = 'This file is not a PDF or a Word document (doc, docx).'

/** What is promised to whoever applies, on any database (spec:forms.submission-kept). */
export function describeCareers(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let server: MailServer
  let folder: string
  let pdf: Buffer
  let files: PrivateFiles
  let here: number
  let careers: Awaited<ReturnType<typeof parts>>

  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
    server = await startMailServer()
    careers = await parts()
    files = careers.resumes()
    folder = path.join(system.dataDir, 'private', 'resumes')
    pdf = await pdfResume()
    here = await system.make('locations', {
      ...locationData('burrard'),
      emailAddress: 'burrard@saltwood.example',
    })
    await system.make('locations', { ...locationData('draft'), _status: 'draft' })
    await system.make('locations', locationData('silent'))
    const form = { blockType: 'form', variation: 'careers', toEmail: 'Talent@saltwood.example' }
    const gifts = { ...form, variation: 'bulkGiftCards', toEmail: 'gifts@saltwood.example' }
    const page = { title: 'Careers', type: 'text-page', uid: 'work', slices: [form, gifts] }
    await system.make('pages', { ...page, _status: 'published' })
    const hidden = { ...form, toEmail: 'draft@saltwood.example' }
    await system.make('pages', { ...page, uid: 'draft', slices: [hidden], _status: 'draft' })
  })
  afterAll(async () => {
    await server?.stop()
    await system?.stop()
    await database?.drop()
  })
  beforeEach(async () => {
    await careers.post(server.url)
    server.arrived.length = 0
  })

  const applicationOf = (
    more: Partial<Application> = {},
    bytes: Buffer = pdf,
    name = 'cv.pdf',
  ) => ({
    submission: crypto.randomUUID(),
    fname: 'Ida',
    lname: 'Marsh',
    email: 'ida@example.com',
    tel: '604 555 0101',
    location: 'burrard',
    position: 'Culinary' as const,
    toEmail: '',
    file: new File([new Uint8Array(bytes)], name),
    ...more,
  })
  const send = (application = applicationOf(), scanner: Scanner = createNoScanner()) =>
    careers.apply(application, { files, scanner })
  const sent = async (...args: Parameters<typeof send>) => {
    const result = await send(...args)
    if (!result.ok) throw new Error(JSON.stringify(result))
    return result.value
  }
  const read = (id: number) =>
    system.payload.findByID({ collection: 'applications', id, depth: 0, disableErrors: true })
  const count = async () => (await system.payload.count({ collection: 'applications' })).totalDocs
  const stored = () => {
    try {
      return readdirSync(folder).sort()
    } catch {
      return []
    }
  }
  const storedAs = async (id: number) => (await read(id))?.file?.storedAs ?? ''
  const age = (name: string, ms: number) => {
    const then = new Date(Date.now() - ms)
    utimesSync(path.join(folder, name), then, then)
  }

  describe('an application', () => {
    it('is one document, whose resume lies in the private files for their owner only', async () => {
      const { id, isRepeat } = await sent(applicationOf({}, pdf, '../Ida Marsh\r\n.PDF'))
      expect(isRepeat).toBe(false)
      const document = await read(id)
      expect(document).toMatchObject({
        ...{ fname: 'Ida', lname: 'Marsh', email: 'ida@example.com', tel: '604 555 0101' },
        ...{ location: here, position: 'Culinary', state: 'new' },
        toEmail: 'burrard@saltwood.example',
        file: { name: '_Ida Marsh_.PDF', mimeType: 'application/pdf', size: pdf.length },
      })
      const file = path.join(folder, await storedAs(id))
      expect(readFileSync(file)).toEqual(pdf)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(await files.list()).toHaveLength(await count())
    })

    it('sent again by the same form does nothing twice', async () => {
      const application = applicationOf()
      const [documents, kept] = [await count(), stored().length]
      const all = await Promise.all([sent(application), sent(application), sent(application)])
      all.push(await sent(application))
      expect(new Set(all.map(({ id }) => id)).size).toBe(1)
      expect(all.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
      expect([await count(), stored().length]).toEqual([documents + 1, kept + 1])
      expect(stored()).toContain(await storedAs(all[0]?.id ?? 0))
    })

    it('goes by mail to the location, and answers go to the applicant; the resume stays here', async () => {
      const { id } = await sent()
      await careers.post(server.url)
      const mail = await server.next('burrard@saltwood.example')
      expect(mail.replyTo).toEqual([{ name: 'Ida Marsh', address: 'ida@example.com' }])
      expect(mail.attachments).toEqual([])
      expect(mail.subject).toBe('Application for Culinary: Ida Marsh')
      for (const text of ['604-555-0101', 'ida@example.com', 'burrard', 'cv.pdf']) {
        expect(mail.text).toContain(text)
      }
      const link = `/admin/applications?application=${id}`
      expect(mail.text).toContain(link)
      expect(mail.html).toContain(link)
      expect(mail.html).not.toContain(await storedAs(id))
    })

    it('goes only to an address that the content knows for it, else to the location', async () => {
      const to = async (toEmail: string) =>
        (await read((await sent(applicationOf({ toEmail }))).id))?.toEmail
      expect(await to('talent@saltwood.example')).toBe('talent@saltwood.example')
      for (const other of [
        'somebody@example.com',
        'gifts@saltwood.example',
        'draft@saltwood.example',
      ]) {
        expect(await to(other), other).toBe('burrard@saltwood.example')
      }
    })

    it('without a location goes to the address of its form, else to the group’s (spec:forms.careers-recipient)', async () => {
      const group = (emailAddress: string | null) =>
        system.payload.updateGlobal({ slug: 'settings', data: { emailAddress } as never })
      await group('people@saltwood.example')
      const { id } = await sent(applicationOf({ location: '' }))
      expect(await read(id)).toMatchObject({ location: null, toEmail: 'people@saltwood.example' })
      await careers.post(server.url)
      const mail = await server.next('people@saltwood.example')
      expect(mail.subject).toBe('Application for Culinary: Ida Marsh')
      expect(mail.text).toContain('Our restaurants')
      const form = { location: '', toEmail: 'talent@saltwood.example' }
      expect((await read((await sent(applicationOf(form))).id))?.toEmail).toBe(form.toEmail)
      await group(null)
      expect((await read((await sent(applicationOf({ location: '' }))).id))?.toEmail).toBeNull()
    })

    it('for a location without an address is kept for the staff, without a letter', async () => {
      const { id } = await sent(applicationOf({ location: 'silent' }))
      await careers.post(server.url)
      expect(await read(id)).toMatchObject({ toEmail: null, posted: true })
      expect(server.arrived).toEqual([])
    })

    it('for a location that is not published or unknown is refused at the field', async () => {
      for (const location of ['draft', 'nowhere']) {
        expect(await send(applicationOf({ location }))).toEqual(
          atField('location', 'Please choose a location from the list, or none.'),
        )
      }
    })
  })

  describe('a resume', () => {
    it('is known by its content: one that lies about its type is refused, and nothing is kept', async () => {
      const before = [await count(), stored()]
      const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)])
      expect(await send(applicationOf({}, program))).toEqual(atField('file', WRONG_TYPE))
      expect(await send(applicationOf({}, docxResume()))).toEqual(
        atField(
          'file',
          'This file does not match its name. Please save it again as PDF, doc or docx.',
        ),
      )
      expect(await send(applicationOf({}, docmResume(), 'cv.docx'))).toEqual(
        atField('file', 'This document contains macros. Please save it without them, or as a PDF.'),
      )
      expect([await count(), stored()]).toEqual(before)
    })

    it('without an ending in its name is saved with the one that it should have', async () => {
      const { id } = await sent(applicationOf({}, docxResume(), 'Ida’s resume.final'))
      expect((await read(id))?.file?.name).toBe('Ida’s resume.final.docx')
    })

    // ASVS 5.4.3, 16.5.3
    it('is looked into before it is kept: what is infected, and what nobody can look into, is not', async () => {
      const before = [await count(), stored()]
      const said = (code: 'infected' | 'scanner_unavailable'): Scanner => ({
        scans: true,
        scan: async () => refuse(code),
      })
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      expect(await send(applicationOf(), said('infected'))).toEqual(
        atField('file', 'Our virus scanner found something in this file. Please send another one.'),
      )
      expect(await send(applicationOf(), said('scanner_unavailable'))).toEqual(
        refuse('unavailable'),
      )
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/ida/i)
      warn.mockRestore()
      expect([await count(), stored()]).toEqual(before)
      const clean = { scans: true, scan: async () => ok('clean' as const) }
      expect((await sent(applicationOf(), clean)).isRepeat).toBe(false)
    })
  })

  describe('a crash', () => {
    it('between the file and its document leaves a file that is swept after an hour', async () => {
      const { id } = await sent()
      const killed: PrivateFiles = {
        ...files,
        keep: async (bytes) => {
          await files.keep(bytes)
          throw new Error('killed')
        },
      }
      const before = stored()
      const dying = careers.apply(applicationOf(), { files: killed, scanner: createNoScanner() })
      await expect(dying).rejects.toThrow('killed')
      const [orphan = '', ...more] = stored().filter((name) => !before.includes(name))
      expect(more).toEqual([])
      await careers.run('resumes')
      expect(stored()).toContain(orphan)
      for (const name of stored()) age(name, 2 * HOUR)
      await careers.run('resumes')
      expect(stored()).toEqual(before)
      expect(stored()).toContain(await storedAs(id))
    })

    it('between the document and its letter loses no letter', async () => {
      const { id } = await sent()
      expect((await read(id))?.posted).toBe(false)
      await careers.run('submissions')
      await careers.run('submissions')
      expect((await read(id))?.posted).toBe(true)
      await careers.post(server.url)
      await careers.post(server.url)
      const about = server.arrived.filter(({ text }) =>
        text?.includes(`/admin/applications?application=${id}\n`),
      )
      expect(about).toHaveLength(1)
    })
  })

  describe('retention', () => {
    const grow = (id: number, days: number) =>
      system.payload.update({
        collection: 'applications',
        id,
        data: { createdAt: new Date(Date.now() - days * DAY).toISOString() },
      })

    // ASVS 14.2.4
    it('deletes a resume after 180 days; the application stays and says so', async () => {
      const [old, young] = [(await sent()).id, (await sent()).id]
      const [gone, stays] = [await storedAs(old), await storedAs(young)]
      await grow(old, 181)
      await grow(young, 179)
      await careers.run('resumes')
      expect(stored()).toContain(stays)
      expect(stored()).not.toContain(gone)
      const { fname, file } = (await read(old)) ?? {}
      expect({ fname, file }).toMatchObject({
        fname: 'Ida',
        file: { name: 'cv.pdf', storedAs: null },
      })
      const { ResumeLink } = await import('#cms/views/fields/resume-link.tsx')
      const shown = JSON.stringify(await ResumeLink({ payload: system.payload, id: old }))
      expect(shown).toContain('The resume was deleted')
    })

    it('deletes the resume together with its application, by the clock and by the staff', async () => {
      const [byClock, byStaff] = [(await sent()).id, (await sent()).id]
      const names = [await storedAs(byClock), await storedAs(byStaff)]
      await grow(byClock, 370)
      await careers.run('retention')
      const admin = await system.signIn(['admin'])
      await system.rest('DELETE', `/applications/${byStaff}`, { as: admin })
      expect([await read(byClock), await read(byStaff)]).toEqual([null, null])
      for (const name of names) expect(stored()).not.toContain(name)
    })
  })

  describe('a download', () => {
    const download = async (id: number | string, as?: string) => {
      const { handleEndpoints } = await import('payload')
      const address = `${system.payload.config.serverURL}/admin/api/resumes/download?application=${id}`
      const headers = as ? { authorization: `JWT ${as}` } : undefined
      const request = new Request(address, headers ? { headers } : {})
      return handleEndpoints({ config: system.payload.config, request })
    }

    // ASVS 3.2.1, 5.4.1, 8.2.2
    it('is for recruiters of the location and administrators, as a file to save', async () => {
      const { id } = await sent(applicationOf({}, pdf, 'Ida Ärzte.pdf'))
      const elsewhere = await system.make('locations', locationData('elsewhere'))
      const as = (role: 'admin' | 'recruiter', more = {}) => system.signIn([role], more)
      const allowed = [
        await as('admin'),
        await as('recruiter', { locations: [here] }),
        await as('recruiter', { allLocations: true }),
      ]
      for (const token of allowed) {
        const reply = await download(id, token)
        expect(reply.status).toBe(200)
        expect(Object.fromEntries(reply.headers)).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Ida _rzte.pdf"; filename*=UTF-8''Ida%20%C3%84rzte.pdf`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        expect(Buffer.from(await reply.arrayBuffer())).toEqual(pdf)
      }
      const logged = await runSql(
        system.payload,
        `SELECT subject, title FROM audit_entries WHERE act = 'download_resume'`,
      )
      expect(logged).toEqual(
        allowed.map(() => ({ subject: `collections/applications/${id}`, title: '' })),
      )
      const other = await as('recruiter', { locations: [elsewhere] })
      expect((await download(id, other)).status).toBe(404)
    })

    it('is for nobody else', async () => {
      const { id } = await sent()
      const tokens = await Promise.all([
        system.signIn(['host'], { allLocations: true }),
        system.signIn(['editor']),
        system.signIn(['marketing']),
        system.signIn(['admin'], { mustChangePassword: true }),
      ])
      for (const token of [undefined, ...tokens]) {
        const reply = await download(id, token)
        expect(reply.status).toBe(403)
        expect(await reply.text()).not.toContain('%PDF')
      }
    })

    it('of what is not there, or is no number, is refused', async () => {
      const admin = await system.signIn(['admin'])
      expect((await download(987_654_321, admin)).status).toBe(404)
      expect((await download('../1', admin)).status).toBe(422)
    })
  })

  async function parts() {
    const { apply } = await import('#features/careers/apply.ts')
    const { resumes } = await import('#providers/private-files/registry.ts')
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const { createSmtp } = await import('#providers/mail/smtp/adapter.ts')
    const { jobsOf } = await import('../../src/ticker/jobs.ts')
    const { deliverSubmissionMessage: postSubmission, submissionsJob } = await import(
      '#ticker/submission-messages.ts'
    )
    const jobs = [...jobsOf(async () => system.payload), submissionsJob()]
    const run = async (name: string) => jobs.find((job) => job.name === name)?.run(() => false)
    return {
      ...{ apply, resumes, run },
      async post(url: string) {
        await run('submissions')
        const mail = createSmtp({
          url,
          sender: { name: 'Saltwood', address: 'a@saltwood.example' },
        })
        const failed: string[] = []
        await (await bookingEngine()).outbox.deliver({
          deliver: (letter) => postSubmission(letter, mail),
          onError: (key, error) => failed.push(`${key}: ${String(error)}`),
        })
        expect(failed).toEqual([])
      },
    }
  }
}

function atField(path: string, message: string) {
  return refuse('invalid', { fields: [{ path, message }] })
}
