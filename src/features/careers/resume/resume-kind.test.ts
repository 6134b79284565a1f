import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compound } from '#tests/support/resumes/compound.ts'
import {
  contentTypes,
  docmResume,
  docResume,
  docxResume,
  pdfResume,
} from '#tests/support/resumes/resumes.ts'
import { zip } from '#tests/support/resumes/zip.ts'
import { claimedKind, resumeKind } from './resume-kind.ts'

const MB = 1024 * 1024
/** A part that unpacks to more than it says. */
const vast = (name: string, size: number) => ({ name, content: Buffer.alloc(size), unpacked: 10 })

const text = Buffer.from('not a document at all')

describe('what a resume is by its content', () => {
  // ASVS 5.2.2
  it('PDF, Word doc and docx are taken', async () => {
    expect(await resumeKind(await pdfResume())).toEqual({ ok: true, value: 'pdf' })
    expect(await resumeKind(docResume())).toEqual({ ok: true, value: 'doc' })
    expect(await resumeKind(docxResume())).toEqual({ ok: true, value: 'docx' })
  })

  it('a docx whose main part has another name is one, as Word on the web saves it', async () => {
    const list = contentTypes().replace('/word/document.xml', '/word/document2.xml')
    const main = { name: 'word/document2.xml', content: '<w:document/>' }
    expect(await resumeKind(docxResume([main], list))).toEqual({ ok: true, value: 'docx' })
    expect(await resumeKind(docxResume([], list))).toMatchObject({ code: 'wrong_type' })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', text],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the first words of a PDF', Buffer.from('%PDF-1.7\n')],
    ['a PDF inside of something else', Buffer.from('<script></script>%PDF-1.7\n%%EOF')],
    ['a zip', zip([{ name: 'a.txt', content: text }])],
    ['a zip named like a document', zip([{ name: 'word/document.xml', content: text }])],
    ['a workbook', docxResume([], contentTypes('application/vnd.ms-excel.sheet.main+xml'))],
    ['an old workbook', compound([{ name: 'Workbook' }])],
    [
      'an old workbook with a document in it',
      compound([
        { name: 'Workbook' },
        { name: 'MBD0', parts: [{ name: 'WordDocument', content: text }] },
      ]),
    ],
    ['an encrypted docx', compound([{ name: 'EncryptedPackage' }, { name: 'EncryptionInfo' }])],
    ['a docx of which some is encrypted', docxResume([{ name: 'a', content: 'b', flags: 1 }])],
    ['a docx with something behind it', Buffer.concat([docxResume(), text])],
    ['a docx with something before it', Buffer.concat([text, docxResume()])],
    ['half of a docx', docxResume().subarray(0, 200)],
    ['half of a doc', docResume().subarray(0, 600)],
  ])('%s is refused', async (_, bytes) => {
    expect(await resumeKind(bytes)).toEqual({ ok: false, code: 'wrong_type' })
  })

  // ASVS 5.2.2
  it('documents with macros are refused, whatever hides them', async () => {
    const macros = { ok: false, code: 'macros' }
    const project = 'application/vnd.ms-office.vbaProject'
    const renamed = contentTypes().replace(
      '</Types>',
      `<Override PartName="/word/notes.bin" ContentType="${project}"/></Types>`,
    )
    expect(await resumeKind(docmResume())).toEqual(macros)
    expect(await resumeKind(docxResume([{ name: 'word/VBAPROJECT.BIN', content: 'x' }]))).toEqual(
      macros,
    )
    expect(
      await resumeKind(docxResume([{ name: 'word/notes.bin', content: 'x' }], renamed)),
    ).toEqual(macros)
    const old = compound([
      { name: 'WordDocument' },
      { name: 'Macros', parts: [{ name: 'VBA', parts: [{ name: 'dir' }] }] },
    ])
    expect(await resumeKind(old)).toEqual(macros)
  })

  // ASVS 5.2.3
  it('a zip bomb is refused by its size alone, and its list is not unpacked beyond a limit', async () => {
    const bomb = { name: 'word/media/a.bmp', content: 'x', unpacked: 4_000_000_000 }
    expect(await resumeKind(docxResume([bomb]))).toEqual({ ok: false, code: 'unsafe' })
    const list = contentTypes() + ' '.repeat(50_000_000)
    expect(await resumeKind(docxResume([], list))).toEqual({ ok: false, code: 'wrong_type' })
  })

  it.each([
    ['one part', () => [vast('a', 65 * MB)]],
    [
      'many parts that are small by themselves',
      () => Array.from({ length: 9 }, (_, n) => vast(`a${n}`, 8 * MB)),
    ],
  ])(
    'a zip bomb that calls itself small is refused by what it unpacks to: %s',
    async (_, parts) => {
      const bomb = docxResume(parts())
      expect(bomb.length).toBeLessThan(200_000)
      expect(await resumeKind(bomb)).toEqual({ ok: false, code: 'unsafe' })
    },
  )

  it('a large document that is none is taken, a damaged one is not', async () => {
    expect(await resumeKind(docxResume([vast('a', 40 * MB)]))).toEqual({ ok: true, value: 'docx' })
    const damaged = docxResume([{ name: 'a', content: 'text '.repeat(500) }])
    const at = damaged.indexOf('a', damaged.indexOf('word/document.xml') + 20)
    damaged.fill(0xff, at + 1, at + 9)
    expect(await resumeKind(damaged)).toEqual({ ok: false, code: 'wrong_type' })
  })

  it('random bytes are no resume, and a broken one is judged without an error', async () => {
    const whole = [await pdfResume(), docResume(), docxResume()]
    const start = fc.constantFrom(...whole.map((bytes) => bytes.subarray(0, 8)))
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 4096 }), async (bytes) => {
        expect(await resumeKind(bytes)).toMatchObject({ code: 'wrong_type' })
      }),
    )
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.uint8Array({ minLength: 1024, maxLength: 4096 }),
        async (head, bytes) => {
          expect(await resumeKind(Buffer.concat([head, bytes]))).toMatchObject({ ok: false })
        },
      ),
    )
    const place = fc.record({ at: fc.nat(12_000), byte: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.array(place, { maxLength: 20 }),
        async (file, places) => {
          const broken = Buffer.from(file)
          for (const { at, byte } of places) broken[at % broken.length] = byte
          expect(['boolean']).toContain(typeof (await resumeKind(broken)).ok)
        },
      ),
      { numRuns: 500 },
    )
  })
})

it('the ending of a name is a claim only where it is one of the three', () => {
  expect(['Ida.PDF', 'cv.doc', 'cv.final.docx'].map(claimedKind)).toEqual(['pdf', 'doc', 'docx'])
  expect(['cv', '.pdf ', 'cv.final', 'pdf', 'a.constructor'].map(claimedKind)).toEqual(
    Array(5).fill(null),
  )
})
