import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentEpoch } from '#cms/content/epoch.ts'
import { readPlainLook } from '#cms/content/group-look.ts'
import { newPasswordMail } from '#cms/staff/new-password-mail.ts'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import { REFERENCE_PALETTE } from '#lib/look/palette.ts'
import { PRESETS, type Preset } from '#lib/look/presets.ts'
import { type Content, contentDatabase, startContent } from './content.ts'
import { iconTests } from './icons-suite.ts'

/** A preset as a document stores it. */
function preset(id: Preset['id']) {
  const found = PRESETS.find((one) => one.id === id)
  if (!found) throw new Error(`There is no preset “${id}”`)
  return { ...found.look, type: found.look.type.id }
}
const trattoria = preset('trattoria')
const diner = preset('diner')

/** What is promised of the group's look, on one database. */
export function describeLook(kind: 'sqlite' | 'postgres'): void {
  describe(`the look on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'])
    })
    afterAll(async () => {
      await system.stop()
      await drop()
    })

    const save = (body: Record<string, unknown>, as = editor) =>
      system.rest('POST', `/globals/look?draft=${body._status === 'draft'}`, { as, body })
    const action = async () => (await readPlainLook(system.payload)).palette['action-600']

    it('is the reference look until one is published, whatever a draft says', async () => {
      expect(await readPlainLook(system.payload)).toEqual(REFERENCE_PLAIN_LOOK)
      expect((await save({ ...diner, _status: 'draft' })).status).toBe(200)
      expect(await readPlainLook(system.payload)).toEqual(REFERENCE_PLAIN_LOOK)
      expect((await save({ ...diner, _status: 'published' })).status).toBe(200)
      expect(await action()).toBe('#ffc629')
    })

    it('colours mails from then on, and sets them in type of its kind', async () => {
      const req = await system.request('/admin/api/staff/forgot-password')
      const html = await newPasswordMail?.generateEmailHTML?.({ req, token: 'a', user: {} })
      expect(html).toContain('background-color:#ffc629')
      expect(html).not.toContain(REFERENCE_PALETTE['action-600'])
      // A diner's headlines have no serifs.
      expect(html).not.toContain('Georgia')
    })

    it('keeps a published look while another is drafted, and goes back to a version', async () => {
      await save({ ...trattoria, _status: 'draft' })
      expect(await action()).toBe('#ffc629')
      await save({ ...trattoria, _status: 'published' })
      expect(await action()).toBe('#b3261e')
      const { body } = await system.rest('GET', '/globals/look/versions?limit=15&depth=0', {
        as: editor,
      })
      const versions = body.docs as { id: number; version: { colours: { action: string } } }[]
      const before = versions.find(({ version }) => version.colours.action === '#ffc629')
      await system.rest('POST', `/globals/look/versions/${before?.id}`, { as: editor })
      expect(await action()).toBe('#ffc629')
    })

    it('is one epoch of the content when it is published, and none as a draft or where it is refused', async () => {
      const epoch = () => currentEpoch(system.payload)
      const before = await epoch()
      await save({ ...trattoria, _status: 'draft' })
      const refused = await save({ ...trattoria, corners: 'oval', _status: 'published' })
      expect(refused.status).toBe(400)
      expect(await epoch()).toBe(before)
      await save({ ...trattoria, _status: 'published' })
      expect(await epoch()).toBe(before + 1)
      await save({ ...diner, _status: 'published' })
      expect(await epoch()).toBe(before + 2)
    })

    it('refuses what is no colour and what cannot be chosen, at their fields, and keeps what was', async () => {
      const colours = { ...diner.colours, accent: 'red;}body{display:none' }
      const refused = await save({
        ...diner,
        colours,
        corners: 'oval',
        _status: 'published',
      })
      expect(refused.status).toBe(400)
      const [error] = refused.body.errors as { data: { errors: { path: string }[] } }[]
      expect(error?.data.errors.map(({ path }) => path).sort()).toEqual([
        'colours.accent',
        'corners',
      ])
      expect(await action()).toBe('#ffc629')
    })

    it('is changed by editors, and by nobody whose work it is not', async () => {
      const host = await system.signIn(['host'])
      expect((await save({ ...trattoria, _status: 'published' }, host)).status).toBe(403)
      expect(await action()).toBe('#ffc629')
    })

    iconTests(() => ({ system, editor }))
  })
}
