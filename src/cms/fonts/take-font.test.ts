import fc from 'fast-check'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { COMMON, NEEDED, REST } from '#lib/fonts/letters.ts'
import { measure } from '#lib/fonts/measure.ts'
import type { FontRole } from '#lib/look/own-font.ts'
import { fontFile, plainFont, tableOf, withPermission } from '#tests/support/fonts.ts'
import { readFont } from './font-client.ts'
import { checkFontHeader } from './font-header.ts'
import { MOST_FONT_BYTES } from './limits.ts'
import { takeFont } from './take-font.ts'

/** A font that is taken; fails where it is refused. */
async function taken(bytes: Buffer, role: FontRole = 'text') {
  const done = await takeFont(bytes, role)
  if (!done.ok) throw new Error(`refused: ${done.code}`)
  return done.value
}
const codeOf = async (bytes: Buffer) => {
  const done = await takeFont(bytes, 'display')
  return done.ok ? 'taken' : done.code
}
/** As `codeOf`, in the process for it: what is broken may hang, and may break what reads the next one. */
const codeApart = async (bytes: Buffer) => {
  const done = await readFont(bytes, 'display', { longestMs: 10_000 })
  return done.ok ? 'taken' : done.code
}
const asPlain = async (woff2: Uint8Array) =>
  create(
    await subsetFont(Buffer.from(woff2), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
    }),
  )

describe('a font that is taken', () => {
  it('is cut into the letters of English, French and Spanish, and the rest of Latin', async () => {
    const { facts, file, restFile } = await taken(fontFile('tinos'))
    expect(facts).toMatchObject({ family: 'Tinos', style: 'Regular', kind: 'serif' })
    expect(facts).toMatchObject({ weights: [400, 400], missing: '', permission: 'free' })
    expect(facts.bytes).toEqual({ uploaded: fontFile('tinos').length, kept: file.length })
    expect(file.length).toBeLessThan(fontFile('tinos').length)
    const [common, rest] = [await asPlain(file), await asPlain(restFile ?? file)]
    const has = (font: typeof common, letter: string) =>
      font.characterSet.includes(letter.codePointAt(0) ?? 0)
    for (const letter of COMMON) expect([letter, has(common, letter)]).toEqual([letter, true])
    expect([has(common, 'ß'), has(rest, 'ß'), has(rest, 'a')]).toEqual([false, true, false])
    expect(
      rest.characterSet.filter(
        (code) => code !== 0xffff && !REST.includes(String.fromCodePoint(code)),
      ),
    ).toEqual([])
  })

  it('is measured as the project’s own families are', async () => {
    const { facts } = await taken(fontFile('roboto'))
    expect(facts.kind).toBe('sans')
    expect(facts.measures).toEqual(await measure(fontFile('roboto')))
  })

  it('is the same as WOFF and as TrueType, whatever its name says', async () => {
    const { facts } = await taken(fontFile('tinosWoff'))
    const plain = await taken(await plainFont('tinosWoff'))
    expect(plain.facts).toEqual({ ...facts, bytes: plain.facts.bytes })
    expect([facts.family, facts.measures.width.toFixed(3)]).toEqual(['Tinos', '0.393'])
  })

  it('keeps of its axes the weights that pages ask for, and is as small as one weight of all others', async () => {
    const { facts, file } = await taken(fontFile('variable'))
    expect(facts.weights).toEqual([400, 700])
    const cut = await asPlain(file)
    expect(cut.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } })
    expect(Object.keys(cut.variationAxes)).toEqual(['wght'])
    const bold = await taken(fontFile('variable'), 'textBold')
    expect(bold.facts.weights).toEqual([700, 700])
    expect((await asPlain(bold.file)).variationAxes).toEqual({})
  })

  it('says what it lacks, if it is no letter that every page needs', async () => {
    const { facts, restFile } = await taken(await plainFont('arimo', NEEDED))
    expect(facts.missing).toContain('é')
    expect(facts.missing).not.toContain('e')
    expect(restFile).toBeNull()
  })

  it('says what it permits, and is kept whole where nothing may be cut out of it', async () => {
    const plain = await plainFont('tinosWoff')
    expect((await taken(withPermission(plain, 0x0002))).facts.permission).toBe('no_embedding')
    const whole = await taken(withPermission(plain, 0x0100))
    expect([whole.facts.permission, whole.restFile]).toEqual(['no_subsetting', null])
    expect((await asPlain(whole.file)).characterSet).toEqual(create(plain).characterSet)
    // 4: preview and print, 8: editable.
    for (const fsType of [0, 4, 8])
      expect((await taken(withPermission(plain, fsType))).facts.permission).toBe('free')
  })
})

describe('a font that printed files cannot have', () => {
  it('lacks the table post, and is on pages alone', async () => {
    const plain = Buffer.from(await plainFont('tinosWoff'))
    expect((await taken(plain)).facts.mayBePrinted).toBe(true)
    plain.write('none', tableOf(plain, 'post').entry)
    const done = await readFont(plain, 'display')
    expect(done).toMatchObject({ ok: true, value: { facts: { mayBePrinted: false } } })
  })
})

describe('a file that is refused', () => {
  // ASVS 5.2.2
  it('is no font, or several, whatever its name says', async () => {
    expect(await codeOf(Buffer.from('<!doctype html><title>a font</title>'))).toBe('no_font')
    expect(await codeOf(Buffer.alloc(0))).toBe('no_font')
    expect(await codeOf(Buffer.from('ttcf\0\x01\0\0'))).toBe('font_collection')
    const woff2 = Buffer.from(fontFile('tinos'))
    woff2.write('ttcf', 4)
    expect(await codeOf(woff2)).toBe('font_collection')
  })

  it('lacks letters that pages need, and says which', async () => {
    expect(await codeOf(fontFile('emoji'))).toBe('letters_missing')
    const done = await takeFont(await plainFont('arimo', NEEDED.replace('Q', '')), 'text')
    expect(done).toMatchObject({ ok: false, code: 'letters_missing', detail: { letters: 'Q' } })
  })

  it.each([0.5, 0.999])('is cut off after %d of its bytes', async (share) => {
    const wholes = [fontFile('tinos'), fontFile('tinosWoff'), await plainFont('tinosWoff')]
    const cut = wholes.map((whole) => whole.subarray(0, Math.floor(whole.length * share)))
    const codes = await Promise.all(cut.map(codeApart))
    expect(codes).toEqual(['broken_font', 'broken_font', 'broken_font'])
  })

  it.each(['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'OS/2', 'glyf'])(
    'lacks its table %s',
    async (tag) => {
      const plain = Buffer.from(await plainFont('tinosWoff'))
      plain.write('none', tableOf(plain, tag).entry)
      const code = await codeApart(plain)
      expect(['broken_font', 'letters_missing', 'unusable_measures']).toContain(code)
    },
  )

  it('unpacks to more than a font is', async () => {
    const woff2 = Buffer.from(fontFile('tinos'))
    woff2.writeUInt32BE(0x7fffffff, 16)
    expect(await codeOf(woff2)).toBe('unpacks_too_large')
    const woff = Buffer.from(fontFile('tinosWoff'))
    woff.writeUInt32BE(0x7fffffff, 44 + 12)
    expect(await codeOf(woff)).toBe('unpacks_too_large')
  })

  it('says of itself that its lines are as high as a page', async () => {
    const plain = Buffer.from(await plainFont('tinosWoff'))
    plain.writeInt16BE(32_000, tableOf(plain, 'hhea').offset + 4)
    expect(await codeOf(plain)).toBe('unusable_measures')
  })
  it.each([
    ['depth above the line', 6, 200],
    ['gap below nothing', 8, -100],
  ])('says of itself a %s', async (_, at, value) => {
    const plain = Buffer.from(await plainFont('tinosWoff'))
    plain.writeInt16BE(value, tableOf(plain, 'hhea').offset + at)
    expect(await codeOf(plain)).toBe('unusable_measures')
  })
})

describe('whatever somebody uploads', () => {
  it('is judged by its first bytes without a fault', () => {
    const head = fc.constantFrom('wOF2', 'wOFF', '\0\x01\0\0', 'OTTO', 'true', 'ttcf', '')
    const bytes = fc.uint8Array({ maxLength: 400 })
    fc.assert(
      fc.property(head, bytes, (start, rest) => {
        const done = checkFontHeader(Buffer.concat([Buffer.from(start, 'latin1'), rest]))
        expect(typeof done.ok).toBe('boolean')
      }),
      { numRuns: 2000 },
    )
  })

  it('is taken or refused with a code, also where bytes of a font are others', async () => {
    const plain = await plainFont('tinosWoff')
    const change = fc.record({ at: fc.nat(plain.length - 1), to: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 40 }), async (changes) => {
        const bytes = Buffer.from(plain)
        for (const { at, to } of changes) bytes[at] = to
        expect(await codeApart(bytes)).toMatch(/^[a-z_]+$/)
      }),
      { numRuns: 4, seed: 135 },
    )
  })
})

describe('the process in which fonts are read', () => {
  it('answers many who ask at once, each with their own font', async () => {
    const done = await Promise.all([
      readFont(fontFile('tinos'), 'display'),
      readFont(Buffer.from('no font'), 'display'),
      readFont(fontFile('roboto'), 'text'),
    ])
    expect(done.map((one) => (one.ok ? one.value.facts.family : one.code))).toEqual([
      'Tinos',
      'no_font',
      'Roboto',
    ])
  })

  it('ends where a font takes too long, and the next one is read', async () => {
    const late = await readFont(fontFile('variable'), 'text', { longestMs: 1 })
    expect(late).toMatchObject({ ok: false, code: 'font_too_costly' })
    expect((await readFont(fontFile('tinos'), 'text')).ok).toBe(true)
  })

  it('is not begun for a file that is too large', async () => {
    const large = await readFont(Buffer.alloc(MOST_FONT_BYTES + 1), 'text')
    expect(large).toEqual({ ok: false, code: 'too_large' })
  })
})
