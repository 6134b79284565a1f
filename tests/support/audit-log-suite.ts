import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change, Changes } from '#cms/audit-log/types.ts'
import { runSql } from '#cms/database/sql.ts'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

const DAY_MS = 24 * 60 * 60_000
const REFUSED = /append only/

type Entry = Record<string, unknown> & { id: number; act: string; changes: Changes }

/** What is promised of the audit log, on one database. */
export function describeAuditLog(kind: 'sqlite' | 'postgres'): void {
  describe(`the audit log on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let admin: string
    let editor: string

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      admin = await system.signIn(['admin'])
      editor = await system.signIn(['editor'], { name: 'Edith Editor' })
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const rows = (sql: string) => runSql(system.payload, sql)
    const lastId = async () =>
      Number((await rows('SELECT max(id) AS id FROM audit_entries'))[0]?.id ?? 0)
    /** Entries that `work` leads to, oldest first. */
    const entriesOf = async (work: () => Promise<unknown>): Promise<Entry[]> => {
      const before = await lastId()
      await work()
      const found = await rows(`SELECT * FROM audit_entries WHERE id > ${before} ORDER BY id`)
      return found.map((row) => ({
        ...row,
        ...{ id: Number(row.id), act: String(row.act), changes: JSON.parse(String(row.changes)) },
      }))
    }
    const acts = (entries: Entry[]) => entries.map(({ act }) => act)
    const changed = ({ changes }: Entry) => Object.fromEntries(changes.fields.map(pathAndValues))
    const page = (more: object) => ({ title: 'About us', type: 'text-page', ...more })
    const patch = (path: string, body: object, as = editor) =>
      system.rest('PATCH', path, { as, body })
    const done = async (reply: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await reply
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body as { doc: { id: number } }
    }

    let shared = 0
    /** A page that several tests edit. */
    const pageOf = async () => {
      shared ||= await system.make('pages', page({ uid: `shared-${kind}`, _status: 'draft' }))
      return shared
    }

    // spec:operations.audit-log
    // ASVS 16.2.1
    it('says who changed which field of what, from what to what', async () => {
      const id = await system.make('menu-tags', {
        title: 'Vegan',
        uid: `vegan-${kind}`,
        abbreviation: 'V',
      })
      const [entry] = await entriesOf(() => done(patch(`/menu-tags/${id}`, { title: 'Plants' })))
      expect(entry).toMatchObject({
        ...{ act: 'update', actor: 'staff', name: 'Edith Editor', roles: 'editor' },
        ...{ subject: `collections/menu-tags/${id}`, title: 'Plants' },
      })
      expect(entry && changed(entry)).toEqual({ title: ['Vegan', 'Plants'] })
    })

    it('has making, publishing, unpublishing, restoring, trashing and deleting of a page', async () => {
      const uid = `acts-${kind}`
      let id = 0
      const made = await entriesOf(async () => {
        const { doc } = await done(
          system.rest('POST', '/pages', { as: editor, body: page({ uid, _status: 'draft' }) }),
        )
        id = doc.id
      })
      expect(acts(made)).toEqual(['create'])
      const published = await entriesOf(() => done(patch(`/pages/${id}`, { _status: 'published' })))
      expect(acts(published)).toEqual(['publish'])
      const again = await entriesOf(() =>
        done(patch(`/pages/${id}`, { title: 'Our story', _status: 'published' })),
      )
      expect(again.map(changed)).toEqual([{ title: ['About us', 'Our story'] }])
      const draft = await entriesOf(() =>
        done(patch(`/pages/${id}?draft=true`, { title: 'Our new story' })),
      )
      expect(acts(draft)).toEqual(['edit_draft'])
      const { docs } = (
        await system.rest('GET', `/pages/versions?where[parent][equals]=${id}&sort=updatedAt`, {
          as: editor,
        })
      ).body as { docs: { id: number }[] }
      const restored = await entriesOf(() =>
        done(system.rest('POST', `/pages/versions/${docs[0]?.id}`, { as: editor })),
      )
      expect(acts(restored)).toEqual(['restore_version'])
      await done(patch(`/pages/${id}`, { _status: 'published' }))
      const unpublished = await entriesOf(() => done(patch(`/pages/${id}`, { _status: 'draft' })))
      expect(acts(unpublished)).toEqual(['unpublish'])
      const trashed = await entriesOf(() =>
        done(patch(`/pages/${id}`, { deletedAt: new Date().toISOString() })),
      )
      expect(acts(trashed)).toEqual(['trash'])
      const gone = await entriesOf(() =>
        done(system.rest('DELETE', `/pages/${id}?trash=true`, { as: editor })),
      )
      expect(acts(gone)).toEqual(['delete'])
      expect(gone[0]).toMatchObject({ title: 'About us', subject: `collections/pages/${id}` })
    })

    it('has what is moved in its list, and a page that the admin makes when its form is opened', async () => {
      const [first, second] = await Promise.all(
        ['x', 'y'].map((one) =>
          system.make('menu-tags', { title: one, uid: `${one}-${kind}`, abbreviation: one }),
        ),
      )
      const { docs } = await system.payload.find({ collection: 'menu-tags', limit: 0 })
      const keyOf = (id: number | undefined) => docs.find((one) => one.id === id)?._order
      const moved = await entriesOf(() =>
        system.rest('POST', '/reorder', {
          as: editor,
          body: {
            ...{ collectionSlug: 'menu-tags', docsToMove: [first], newKeyWillBe: 'greater' },
            ...{ orderableFieldName: '_order', target: { id: second, key: keyOf(second) } },
          },
        }),
      )
      expect(moved).toMatchObject([{ act: 'reorder', title: 'x' }])
      const body = page({ uid: `opened-${kind}` })
      const opened = await entriesOf(() =>
        done(system.rest('POST', '/pages?draft=true&autosave=true', { as: editor, body })),
      )
      expect(acts(opened)).toEqual(['create'])
    })

    it('compares what is published with what was published, and not with its draft', async () => {
      const id = await system.make('pages', page({ uid: `compared-${kind}`, _status: 'published' }))
      await done(patch(`/pages/${id}?draft=true`, { title: 'A draft' }))
      const [entry] = await entriesOf(() =>
        done(patch(`/pages/${id}`, { title: 'A draft', _status: 'published' })),
      )
      expect(entry && changed(entry)).toEqual({ title: ['About us', 'A draft'] })
    })

    // spec:operations.audit-drafts
    it('makes one entry of the autosaves of one person, with what they come to', async () => {
      const id = await system.make('pages', page({ uid: `folded-${kind}`, _status: 'published' }))
      const type = (title: string, as = editor) =>
        done(patch(`/pages/${id}?draft=true&autosave=true`, { title }, as))
      const typed = await entriesOf(async () => {
        for (const title of ['A', 'Ab', 'Abo']) await type(title)
      })
      expect(typed).toEqual([])
      await type('Admin', admin)
      const { closeRestingDrafts } = await import('#cms/audit-log/draft-edits.ts')
      const early = await entriesOf(() => closeRestingDrafts(system.payload))
      expect(early).toEqual([])
      const later = await entriesOf(() =>
        closeRestingDrafts(system.payload, Date.now() + 11 * 60_000),
      )
      expect(later.map((entry) => [entry.act, changed(entry)])).toEqual([
        ['edit_draft', { title: ['About us', 'Abo'] }],
        ['edit_draft', { title: ['Abo', 'Admin'] }],
      ])
      await type('Once more')
      const published = await entriesOf(() => done(patch(`/pages/${id}`, { _status: 'published' })))
      expect(acts(published)).toEqual(['edit_draft', 'publish'])
    })

    it('is kept with the change or not at all', async () => {
      const id = await system.make('menu-tags', {
        title: 'Whole',
        uid: `whole-${kind}`,
        abbreviation: 'W',
      })
      const failing = async () => {
        throw new Error('after the entry was written')
      }
      const { hooks } = system.payload.collections['menu-tags'].config
      hooks.afterChange.push(failing)
      const none = await entriesOf(async () => {
        expect((await patch(`/menu-tags/${id}`, { title: 'Half' })).status).toBe(500)
      })
      hooks.afterChange.splice(hooks.afterChange.indexOf(failing), 1)
      expect(none).toEqual([])
      await rows('ALTER TABLE audit_words RENAME TO audit_words_away')
      expect((await patch(`/menu-tags/${id}`, { title: 'Unlogged' })).status).toBe(500)
      await rows('ALTER TABLE audit_words_away RENAME TO audit_words')
      const { title } = await system.payload.findByID({ collection: 'menu-tags', id })
      expect(title).toBe('Whole')
    })

    // spec:operations.audit-append-only
    // ASVS 16.4.2
    it('cannot be changed or shortened by any statement', async () => {
      const id = await lastId()
      for (const statement of [
        `UPDATE audit_entries SET name = 'Nobody' WHERE id = ${id}`,
        `DELETE FROM audit_entries WHERE id = ${id}`,
        ...(kind === 'postgres' ? ['TRUNCATE audit_entries', 'TRUNCATE audit_purges'] : []),
      ]) {
        await expect(causes(rows(statement))).resolves.toMatch(REFUSED)
      }
      const soon = Date.now() - 29 * DAY_MS
      const early = rows(`INSERT INTO audit_purges (up_to, at) VALUES (${soon}, ${soon})`)
      await expect(causes(early)).resolves.toMatch(/30 days/)
      expect(await lastId()).toBe(id)
    })

    it('forgets entries after their time, addresses sooner, and says up to when', async () => {
      const { writeEntry } = await import('#cms/audit-log/write-entry.ts')
      const { purgeAuditLog } = await import('#cms/audit-log/retention.ts')
      const nobody = { kind: 'system' as const, staff: null, name: 'Aged', email: '', roles: '' }
      const aged = (days: number) =>
        writeEntry(system.payload, {
          ...{ act: 'update', actor: nobody, title: `${days} days`, request: null },
          ...{ at: Date.now() - days * DAY_MS, origin: { address: '192.0.2.1', device: 'curl' } },
        })
      const titles = async () =>
        (await rows(`SELECT title FROM audit_entries WHERE name = 'Aged' ORDER BY at DESC`)).map(
          ({ title }) => title,
        )
      const origins = async () =>
        (
          await rows(
            `SELECT e.title FROM audit_origins o JOIN audit_entries e ON e.id = o.entry WHERE e.name = 'Aged' ORDER BY e.at DESC`,
          )
        ).map(({ title }) => title)
      for (const days of [1, 89, 91, 399, 401, 500]) await aged(days)
      await purgeAuditLog(system.payload, { days: 400, originDays: 90, ended: () => false })
      expect(await titles()).toEqual(['1 days', '89 days', '91 days', '399 days'])
      expect(await origins()).toEqual(['1 days', '89 days'])
      expect(await rows(`SELECT count(*) AS n FROM audit_purges`)).toMatchObject([
        { n: expect.anything() },
      ])
      for (const statement of ['DELETE FROM audit_purges', 'UPDATE audit_purges SET up_to = 1'])
        await expect(causes(rows(statement))).resolves.toMatch(REFUSED)
      const words = await rows(
        'SELECT count(*) AS n FROM audit_words WHERE entry NOT IN (SELECT id FROM audit_entries)',
      )
      expect(Number(words[0]?.n)).toBe(0)
    })

    // ASVS 16.3.1
    it('has sign-ins and failures, of unknown addresses too, and never what was typed as a password', async () => {
      const email = 'sam@example.com'
      const password = 'correct horse battery'
      await system.make('staff', {
        ...{ email, password, name: 'Sam', roles: ['host'], mustChangePassword: false },
      })
      const login = (body: object) => system.rest('POST', '/staff/login', { body })
      const [entry] = await entriesOf(() => login({ email, password }))
      expect(entry).toMatchObject({ act: 'sign_in', name: 'Sam', email, detail: 'password' })
      const failed = await entriesOf(async () => {
        await login({ email, password: 'sesame open now' })
        await login({ email: 'stranger@example.com', password: 'sesame open now' })
        await login({ email: 'my secret passphrase', password: 'sesame open now' })
      })
      expect(failed.map((one) => [one.act, one.email, one.detail, one.title])).toEqual([
        ['sign_in_failed', email, 'password wrong_password', 'Sam'],
        ['sign_in_failed', 'stranger@example.com', 'password unknown_account', ''],
        ['sign_in_failed', '', 'password unknown_account', ''],
      ])
      expect(JSON.stringify(failed)).not.toMatch(/sesame|secret passphrase/)
      const guessed = await entriesOf(async () => {
        for (let n = 0; n < 8; n++) await login({ email, password: 'sesame open now' })
      })
      expect(guessed.at(-1)).toMatchObject({
        ...{ act: 'sign_in_failed', email, detail: 'password throttled', title: 'Sam' },
      })
    })

    it('takes no save of staff for one that a form made by itself', async () => {
      const id = await system.make('staff', {
        ...{ email: 'lou@example.com', password: 'correct horse battery', name: 'Lou' },
        ...{ roles: ['host'], mustChangePassword: false },
      })
      const by = '?autosave=true&draft=true'
      const entries = await entriesOf(async () => {
        await done(patch(`/staff/${id}${by}`, { roles: ['admin'] }, admin))
        await done(patch(`/staff/${id}${by}`, { roles: ['host'] }, admin))
        await done(patch(`/staff/${id}${by}`, { password: 'entirely new words' }, admin))
      })
      expect(acts(entries)).toEqual(expect.arrayContaining(['update', 'change_password']))
      expect(entries.map(changed)).toContainEqual({ roles: [['host'], ['admin']] })
    })

    it('says that a password was changed, and neither the old one nor the new one', async () => {
      const token = await system.signIn(['host'], { name: 'Pat' })
      const { user } = (await system.rest('GET', '/staff/me', { as: token })).body as {
        user: { id: number }
      }
      const chosen = { password: 'entirely new words', currentPassword: 'a long enough password' }
      const entries = await entriesOf(() => done(patch(`/staff/${user.id}`, chosen, token)))
      expect(acts(entries)).toEqual(['change_password'])
      expect(entries[0]).toMatchObject({ name: 'Pat', subject: `collections/staff/${user.id}` })
      expect(JSON.stringify(entries)).not.toMatch(/entirely new|long enough/)
      const promoted = await entriesOf(() =>
        done(patch(`/staff/${user.id}`, { roles: ['host', 'manager'] }, admin)),
      )
      expect(promoted.map(changed)).toEqual([{ roles: [['host'], ['host', 'manager']] }])
    })

    it('has a new password that somebody chose by the link of a mail, and their signing out', async () => {
      const email = 'lena@example.com'
      await system.make('staff', {
        ...{ email, password: 'correct horse battery', name: 'Lena', roles: ['host'] },
      })
      const link = await system.payload.forgotPassword({
        ...{ collection: 'staff', data: { email }, disableEmail: true },
      })
      let token = ''
      const entries = await entriesOf(async () => {
        const body = { token: link, password: 'chosen by the link' }
        const reply = await done(system.rest('POST', '/staff/reset-password', { body }))
        token = String((reply as unknown as { token: string }).token)
      })
      expect(entries.map(({ act, name, detail }) => [act, name, detail])).toEqual([
        ['reset_password', 'Lena', ''],
        ['sign_in', 'Lena', 'link'],
      ])
      expect(JSON.stringify(entries)).not.toMatch(/chosen by|token/)
      const left = await entriesOf(() => system.rest('POST', '/staff/logout', { as: token }))
      expect(left).toMatchObject([{ act: 'sign_out', name: 'Lena' }])
    })

    // spec:operations.audit-no-secrets
    it('has nothing of what visitors sent but how far staff are with it', async () => {
      const sent = {
        ...{ fname: 'Vera', lname: 'Visitor', email: 'vera@example.com', tel: '+16045550100' },
        ...{ position: 'Culinary', submission: `s-${kind}`, toEmail: 'jobs@example.com' },
      }
      const id = await system.make('applications', sent)
      const recruiter = await system.signIn(['recruiter'], { allLocations: true })
      const work = (act: string, more: object) => {
        const body = { list: 'applications', id, key: crypto.randomUUID(), ...more }
        return done(system.rest('POST', `/submissions/${act}`, { as: recruiter, body }))
      }
      const worked = await entriesOf(async () => {
        await work('move', { seen: 0, to: 'in-touch' })
        await work('note', { seen: 1, text: 'Vera is keen' })
      })
      const told = worked.map((entry) => changed(entry))
      expect(told).toContainEqual({ state: ['new', 'in-touch'] })
      expect(told).toContainEqual(expect.objectContaining({ act: [null, 'noted'], text: 'hidden' }))
      const [deleted] = await entriesOf(() =>
        done(system.rest('DELETE', `/applications/${id}`, { as: admin })),
      )
      expect(deleted?.act).toBe('delete')
      expect(JSON.stringify([worked, deleted])).not.toMatch(/vera|visitor|5550100/i)
    })

    // spec:operations.version-authors
    it('says who saved each version of a document, and who planned what was published by the clock', async () => {
      const { doc } = await done(
        system.rest('POST', '/pages', {
          as: editor,
          body: page({ uid: `authors-${kind}`, _status: 'draft' }),
        }),
      )
      await done(patch(`/pages/${doc.id}`, { title: 'By admin' }, admin))
      const { docs: staff } = await system.payload.find({
        collection: 'staff',
        where: { name: { equals: 'Edith Editor' } },
      })
      const planner = { relationTo: 'staff', value: staff[0]?.id }
      await system.payload.jobs.queue({
        task: 'schedulePublish' as never,
        input: {
          type: 'publish',
          doc: { relationTo: 'pages', value: String(doc.id) },
          user: planner,
        } as never,
      })
      const published = await entriesOf(() => system.payload.jobs.run({ silent: true }))
      expect(published.map(({ act, name, detail }) => [act, name, detail])).toEqual([
        ['publish', 'Edith Editor', 'scheduled'],
      ])
      const { versionAuthors } = await import('#cms/audit-log/version-authors.ts')
      const { docs } = await system.payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: doc.id } },
        sort: 'updatedAt',
      })
      const ids = docs.map(({ id }) => Number(id))
      const authors = await versionAuthors(system.payload, `collections/pages/${doc.id}`, ids)
      expect(ids.map((id) => authors.get(id)?.name)).toEqual([
        'Edith Editor',
        'person-1@example.com',
        'Edith Editor',
      ])
      expect(ids.map((id) => authors.get(id)?.scheduled)).toEqual([false, false, true])
    })

    it('has plans to publish, and that one was taken back', async () => {
      const { logPlan } = await import('#cms/audit-log/log-plans.ts')
      const id = await pageOf()
      const as = await system.request('/admin', editor)
      const doc = { relationTo: 'pages', value: String(id) }
      const date = '2027-01-15T18:00:00.000Z'
      const plan = (args: object) => logPlan(as, { name: 'schedule-publish', args: { ...args } })
      const job = (await system.payload.jobs.queue({
        task: 'schedulePublish' as never,
        input: { type: 'publish', doc } as never,
        waitUntil: new Date(date),
      })) as { id: number }
      const entries = await entriesOf(async () => {
        await plan({ type: 'publish', doc, date })
        await plan({ type: 'unpublish', global: 'banner', date })
        await plan({ deleteID: job.id })
        await logPlan(as, { name: 'render-list', args: { collectionSlug: 'pages' } })
      })
      expect(entries.map(({ act, subject, detail }) => [act, subject, detail])).toEqual([
        ['plan_publish', `collections/pages/${id}`, date],
        ['plan_unpublish', 'globals/banner', date],
        ['cancel_plan', `collections/pages/${id}`, date],
      ])
      await system.payload.delete({ collection: 'payload-jobs', id: job.id })
    })

    it('has changes of what exists once', async () => {
      const [entry] = await entriesOf(() =>
        done(
          system.rest('POST', '/globals/seo-template', {
            as: editor,
            body: { _status: 'published', title: 'T' },
          }),
        ),
      )
      expect(entry).toMatchObject({ subject: 'globals/seo-template', name: 'Edith Editor' })
    })

    describe('as administrators read it', () => {
      const read = async (search: string, as = admin) => {
        const { auditLogQuery } = await import('#cms/audit-log/log-query.ts')
        const { readAuditLog } = await import('#cms/audit-log/read-audit-log.ts')
        const asked = auditLogQuery.parse(Object.fromEntries(new URLSearchParams(search)))
        const req = await system.request('/admin', as)
        return (limit: number) => readAuditLog(req, asked, limit)
      }
      const all = async (search: string) => (await (await read(search))(1000)).entries
      /** What hosts did at a location, written as their own acts write it. */
      const host = async (location: string, act: 'stop' | 'block', subject: string) => {
        const { bookingDatabase } = await import('#storage/process.ts')
        const { logStaffAction } = await import('#booking-engine/staff-log/staff-log.ts')
        const by = { locationId: location, staff: '1' }
        await logStaffAction(await bookingDatabase(), by, { subject, act, detail: 'all day' })
      }

      it('has what was done to content and to bookings in one order, page by page', async () => {
        const id = await system.make('menu-tags', {
          ...{ title: 'Paged', uid: `paged-${kind}`, abbreviation: 'P' },
        })
        for (let n = 1; n <= 4; n++) {
          await host('999999', 'stop', `rule-${kind}-${n}`)
          await done(patch(`/menu-tags/${id}`, { title: `Paged ${n}` }))
          await done(patch(`/pages/${await pageOf()}?draft=true&autosave=true`, { title: `T${n}` }))
        }
        const whole = (await all('')).map(({ place }) => place)
        const paged: string[] = []
        for (let next: string | null = ''; next !== null; ) {
          const found: { entries: { place: string }[]; next: string | null } = await (
            await read(next ? `after=${next}` : '')
          )(3)
          paged.push(...found.entries.map(({ place }) => place))
          next = found.next
        }
        expect(paged).toEqual(whole)
        expect(new Set(paged).size).toBe(paged.length)
        const sources = new Set((await all('')).map(({ source }) => source))
        expect(sources).toEqual(new Set(['content', 'bookings', 'draft']))
      })

      it('is narrowed by person, act, document, restaurant, days and words', async () => {
        const place = await system.make('locations', locationData(`narrow-${kind}`))
        await done(patch(`/locations/${place}`, { city: 'Victoria', _status: 'published' }))
        await host(String(place), 'block', `block-${kind}`)
        const acts = async (search: string) => (await all(search)).map(({ act }) => act)
        expect(await acts(`location=${place}`)).toEqual(['block', 'publish', 'create'])
        expect(await acts(`location=${place}&act=content`)).toEqual(['publish', 'create'])
        expect(await acts(`location=${place}&act=block`)).toEqual(['block'])
        expect(await acts(`document=collections/locations/${place}&who=system`)).toEqual(['create'])
        expect(await acts(`document=bookings/block-${kind}`)).toEqual(['block'])
        expect(await acts(`text=narrow-${kind} EDITH`)).toEqual(['publish'])
        expect(await acts('text=narrow nobodyhasthisname')).toEqual([])
        expect(await acts(`location=${place}&to=2020-01-01`)).toEqual([])
        expect(new Set(await acts('act=sign-ins'))).toEqual(
          new Set(['sign_in', 'sign_in_failed', 'sign_out', 'change_password', 'reset_password']),
        )
        expect(new Set(await acts('who=1')).has('block')).toBe(true)
      })

      it('has a file of it, which the log has, and which nobody else gets', async () => {
        const entries = await entriesOf(async () => {
          const reply = await system.open('/audit-log/csv?act=sign_in_failed', admin)
          expect(reply.headers.get('content-type')).toContain('text/csv')
          const [head, ...lines] = (await reply.text()).trim().split('\r\n')
          expect(head).toMatch(/^time,name,email,roles,act,what/)
          expect(lines.length).toBe((await all('act=sign_in_failed')).length)
          expect(lines.join()).toContain('stranger@example.com')
        })
        expect(entries.map(({ act, detail }) => [act, detail])).toEqual([
          ['export_log', 'act sign_in_failed'],
        ])
        expect((await system.rest('GET', '/audit-log/csv', { as: editor })).status).toBe(403)
      })

      it('has downloads and exports of staff, before anything leaves', async () => {
        const marketing = await system.signIn(['marketing'])
        const exported = await entriesOf(() => system.open('/newsletter/export', marketing))
        expect(exported).toMatchObject([{ act: 'export_subscribers', detail: 'confirmed' }])
        const submissions = await entriesOf(() =>
          system.rest('POST', '/submissions/export', { as: admin, body: { list: 'applications' } }),
        )
        expect(submissions).toMatchObject([{ act: 'export_submissions', detail: 'applications' }])
        const figures = await entriesOf(() =>
          system.open('/figures/csv?report=covers&from=2026-01-01&to=2026-01-31', admin),
        )
        expect(figures).toMatchObject([
          { act: 'export_figures', detail: 'covers 2026-01-01 2026-01-31' },
        ])
      })

      it('opens each entry by its place', async () => {
        const { findEntry } = await import('#cms/audit-log/find-entry.ts')
        const req = await system.request('/admin', admin)
        for (const entry of (await all('')).slice(0, 20)) {
          expect(await findEntry(req, entry.place)).toMatchObject({ place: entry.place })
        }
        for (const place of ['', '1~0~', '1~1~x~1', '1~2~collections/pages/9~1', '1~9~1', 'x'])
          expect(await findEntry(req, place)).toBeNull()
      })
    })

    it('leaves out what visitors and the first filling of the site write', async () => {
      const none = await entriesOf(async () => {
        await system.make('enquiries', {
          kind: 'group-booking',
          submission: `e-${kind}`,
          ...{ fname: 'Vera', lname: 'Visitor' },
          email: 'v@example.com',
        })
        await system.payload.create({
          collection: 'locations',
          data: locationData(`filled-${kind}`),
          context: { deferEpoch: true },
        })
      })
      expect(none).toEqual([])
    })
  })
}

function pathAndValues(change: Change): [string, unknown] {
  return [change.path, 'hidden' in change ? 'hidden' : [change.before, change.after]]
}

/** The messages of an error and of its causes. */
async function causes(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'no error'
  } catch (error) {
    const messages: string[] = []
    for (let one: unknown = error; one instanceof Error; one = one.cause) messages.push(one.message)
    return messages.join('; ')
  }
}
