import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMedia } from '#front/routes/media.ts'
import { REFERENCE_LOOK } from '#lib/look/look.ts'
import type { FontRole, OwnFont } from '#lib/look/own-font.ts'
import { type Content, contentDatabase, startContent } from './content.ts'
import { fontFile, plainFont, withPermission } from './fonts.ts'
import { readPrinted } from './printed-pdf.ts'

type Refused = { error: { code: string; message: string } }

/** What is promised of a group's own fonts, on one database. */
export function describeFonts(kind: 'sqlite' | 'postgres'): void {
  describe(`a group’s own fonts on ${kind}`, () => {
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

    const send = async (bytes: Buffer, role: FontRole | 'poster' = 'display', as = editor) => {
      const body = new Uint8Array(bytes)
      const reply = await system.open(`/look/fonts?role=${role}`, as, { method: 'POST', body })
      return { status: reply.status, body: (await reply.json()) as { font: OwnFont } & Refused }
    }
    const upload = async (bytes: Buffer, role?: FontRole) => {
      const { status, body } = await send(bytes, role)
      expect([status, body.error?.message]).toEqual([200, undefined])
      return body.font
    }
    /** Fonts that the suite has uploaded and left there. */
    const known = new Map<string, Promise<OwnFont>>()
    const uploaded = (name: Parameters<typeof fontFile>[0], role: FontRole = 'display') => {
      const font = known.get(`${name} ${role}`) ?? upload(fontFile(name), role)
      known.set(`${name} ${role}`, font)
      return font
    }
    const saveLook = (fonts: Partial<Record<FontRole, number | null>>, _status = 'published') =>
      system.rest('POST', `/globals/look?draft=${_status === 'draft'}`, {
        as: editor,
        body: { ...REFERENCE_LOOK, type: REFERENCE_LOOK.type.id, fonts, _status },
      })
    const none = { display: null, text: null, textBold: null, textItalic: null }
    const typeOfPages = async () =>
      (await (await import('#data/content/look.ts')).readPageLook()).type
    const styleOfPages = async () => (await import('#ui/fonts.ts')).typeStyle(await typeOfPages())
    const stored = () => {
      const folder = path.join(system.dataDir, 'media')
      return existsSync(folder) ? readdirSync(folder).sort() : []
    }
    const remove = (id: number, as = editor) => system.rest('DELETE', `/fonts/${id}`, { as })

    // spec:content.own-fonts
    it('are in the style of pages from their publication on, and no earlier', async () => {
      expect(await styleOfPages()).toBe('')
      const font = await uploaded('tinos')
      expect(stored()).toEqual([font.file, font.restFile].sort())
      expect((await saveLook({ display: font.id }, 'draft')).status).toBe(200)
      expect(await styleOfPages()).toBe('')
      expect((await saveLook({ display: font.id })).status).toBe(200)
      const style = await styleOfPages()
      expect(style).toContain('font-family:"Tinos Headings"')
      expect(style).toContain(`src:url("/media/${font.file}") format("woff2")`)
      expect(style).toContain('--font-display:"Tinos Headings Rest","Tinos Headings"')
      // The pair keeps its other family, whose sheet every page has.
      expect(style).not.toContain('--font-text')
    })

    it('are served as fonts, for good', async () => {
      const font = await uploaded('tinos')
      const folder = path.join(system.dataDir, 'media')
      const server = createServer((req, res) => {
        void sendMedia(req, res, req.url ?? '', { folder, headers: [] })
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      const reply = await fetch(`http://127.0.0.1:${port}/media/${font.file}`)
      const bytes = Buffer.from(await reply.arrayBuffer())
      server.close()
      server.closeAllConnections()
      expect(reply.headers.get('content-type')).toBe('font/woff2')
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect([bytes.length, bytes.toString('latin1', 0, 4)]).toEqual([font.bytes.kept, 'wOF2'])
    })

    it('are one font however often a file is uploaded for a role', async () => {
      const [one, two] = [await uploaded('tinos'), await upload(fontFile('tinos'))]
      expect(two.id).toBe(one.id)
      expect((await uploaded('tinos', 'text')).id).not.toBe(one.id)
    })

    it('say what is wrong with a file, in words and by a code, and keep nothing of it', async () => {
      const before = stored()
      const codes = []
      for (const bytes of [
        ...[Buffer.from('no font at all'), fontFile('emoji'), fontFile('tinos').subarray(0, 9000)],
        Buffer.alloc(3_000_000),
      ]) {
        const { status, body } = await send(bytes)
        expect(body.error.message).toMatch(/^[A-Z].*\.$/)
        codes.push([status, body.error.code])
      }
      expect(codes).toEqual([
        [422, 'no_font'],
        [422, 'letters_missing'],
        [422, 'broken_font'],
        [413, 'too_large'],
      ])
      const { body } = await send(fontFile('emoji'))
      expect(body.error.message).toContain('has no A B C D E F G H I J K L …')
      expect((await send(fontFile('tinos'), 'poster')).status).toBe(422)
      expect(stored()).toEqual(before)
    })

    it('are taken in, chosen and deleted by editors, and by nobody whose work it is not', async () => {
      const host = await system.signIn(['host'])
      const font = await uploaded('roboto', 'text')
      expect((await send(fontFile('arimo'), 'text', host)).status).toBe(403)
      expect((await remove(font.id, host)).status).toBe(403)
      expect((await system.rest('GET', '/look/fonts', { as: host })).status).toBe(403)
      expect((await system.rest('GET', `/fonts/${font.id}`)).status).toBe(403)
      const changed = { as: editor, body: { file: '0123456789abcdef-other.woff2' } }
      expect((await system.rest('PATCH', `/fonts/${font.id}`, changed)).status).toBe(403)
    })

    it('stand only where they were uploaded for', async () => {
      const text = await uploaded('roboto', 'text')
      const refused = await saveLook({ ...none, display: text.id })
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain('fonts.display')
    })

    it('stay while a look or its draft has them, and go with their files', async () => {
      const [shown, drafted] = [await uploaded('tinos'), await upload(fontFile('arimo'))]
      await saveLook({ ...none, display: shown.id })
      await saveLook({ ...none, display: drafted.id }, 'draft')
      for (const font of [shown, drafted]) {
        const refused = await remove(font.id)
        expect(refused.status).toBe(409)
        expect(JSON.stringify(refused.body)).toContain('is used by the look that guests see')
        expect(stored()).toContain(font.file)
      }
      await saveLook(none)
      expect(await styleOfPages()).toBe('')
      const { currentEpoch } = await import('#cms/content/epoch.ts')
      const epoch = await currentEpoch(system.payload)
      expect((await remove(drafted.id)).status).toBe(200)
      expect(await currentEpoch(system.payload)).toBe(epoch + 1)
      expect(stored()).not.toContain(drafted.file)
      expect(stored()).not.toContain(drafted.restFile)
      // Versions of the look named it.
      const versions = await system.rest('GET', '/globals/look/versions?depth=0', { as: editor })
      expect(versions.status).toBe(200)
    })

    it('are named in mails, before what mail programs have', async () => {
      const font = await uploaded('roboto', 'text')
      await saveLook({ ...none, text: font.id })
      const { readPlainLook } = await import('#cms/content/group-look.ts')
      const { mailTheme } = await import('#outbox/mail/theme.ts')
      const { textType, displayType } = mailTheme(await readPlainLook(system.payload))
      expect(textType).toBe("font-family:'Roboto','Helvetica Neue',Helvetica,Arial,sans-serif;")
      expect(displayType).toContain('font-family:Georgia')
    })

    it('are in printed files, unless they may not be or cannot be had', async () => {
      const fontsOf = async () => {
        const { readPrintLook } = await import('#cms/fonts/print-fonts.ts')
        const { pdfFile } = await import('#lib/pdf/pdf-file.ts')
        const { TextWriter } = await import('#lib/pdf/text-writer.ts')
        const look = await readPrintLook(system.payload)
        const file = await pdfFile({ title: 'A', author: 'A', paper: 'a4' }, (pdf) => {
          pdf.addPage()
          const style = { face: 'display', size: 20, colour: 'text' } as const
          new TextWriter(pdf, look).write('Crème brûlée, Łódź & ß', 40, 40, style)
        })
        expect(readPrinted(file).pages[0]?.lines.join('')).toBe('Crème brûlée, Łódź & ß')
        const names = file.toString('latin1').matchAll(/BaseFont \/[A-Z]{6}\+(\w+)/g)
        return [...new Set([...names].map(([, name = '']) => name.replace(/Regular|\d.*/, '')))]
      }
      const free = await uploaded('tinos')
      await saveLook({ ...none, display: free.id })
      // A letter that it lacks stands in the family of the pair.
      expect((await fontsOf()).sort()).toEqual(['Fraunces', 'Tinos'])
      const bound = await upload(withPermission(await plainFont('tinosWoff'), 0x0002))
      await saveLook({ ...none, display: bound.id })
      expect(await fontsOf()).toEqual(['Fraunces'])
      const other = await upload(fontFile('arimo'))
      await saveLook({ ...none, display: other.id })
      rmSync(path.join(system.dataDir, 'media', other.file))
      expect(await fontsOf()).toEqual(['Fraunces'])
    })

    it('draw the letter of the icon', async () => {
      const { drawIcon } = await import('#cms/icons/draw.ts')
      const { readGroupSign } = await import('#cms/icons/read-sign.ts')
      const drawn = async () => drawIcon(await readGroupSign(system.payload), 'tile', 180)
      await saveLook(none)
      const before = await drawn()
      const font = await uploaded('tinosBold')
      await saveLook({ ...none, display: font.id })
      expect(await drawn()).not.toEqual(before)
      // As in the form, before it is saved.
      const look = encodeURIComponent(JSON.stringify({ fonts: { display: font.id } }))
      const shown = await system.open(`/look/drawn?picture=tile&look=${look}`, editor)
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(await drawn())
    })

    it('are listed for the form of the look, and are no garbage among the stored files', async () => {
      const { checkFiles } = await import('#scripts/lib/check-files.ts')
      const { siteFiles } = await import('#providers/files/registry.ts')
      const check = async () =>
        checkFiles(system.payload, await siteFiles(), { deleteGarbage: false })
      const before = (await check()).missing
      const font = await uploaded('tinosItalic', 'textItalic')
      const { body } = await system.rest('GET', '/look/fonts', { as: editor })
      const listed = (body.fonts as (OwnFont & { role: string; isUsed: boolean })[])[0]
      expect(listed).toMatchObject({ ...font, role: 'textItalic', isUsed: false })
      expect(await check()).toMatchObject({ garbage: [], missing: before })
      rmSync(path.join(system.dataDir, 'media', font.file))
      expect((await check()).missing).toHaveLength(before.length + 1)
      await upload(fontFile('tinosItalic'), 'textItalic')
      expect((await check()).missing).toEqual(before)
    })
  })
}
