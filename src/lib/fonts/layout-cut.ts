import type { Font, Lookup } from 'fontkit'

/** Tables of rules for letters: replacing them, and placing them. */
const REPLACING = 'GSUB'
const PLACING = 'GPOS'

/** Kinds of rules of `GPOS` that place one letter or two and apply no other rule, and the one that stands for another. */
const PLAIN_RULES: readonly number[] = [1, 2]
const EXTENSION = 9

/** Bytes behind a file: fontkit reads the box of a letter without an outline too, and it may be the last of the file. */
const BEHIND = Buffer.alloc(16)

/**
 * Cuts a strangers' font as TrueType for fontkit to lay out, with `letters` or with all that it has: without rules but
 * those of kerning, and without these where they apply others. fontkit follows rules that apply rules, and rules that
 * add letters, without an end. Throws for a broken font.
 */
export async function cutForLayout(
  source: Buffer,
  letters: string | undefined,
  variationAxes: Record<string, number>,
): Promise<Buffer> {
  // Loaded where letters are set: no start of the site waits for them.
  const [{ create }, { default: subsetFont }] = await Promise.all([
    import('fontkit'),
    import('subset-font'),
  ])
  const cut = async (dropTables: string[]) => {
    const made = await subsetFont(source, letters, {
      ...{ targetFormat: 'truetype', keepAllGlyphs: letters === undefined },
      ...{ variationAxes, keepFeatures: ['kern'], dropTables },
    })
    return Buffer.concat([made, BEHIND])
  }
  const kerned = await cut([REPLACING])
  return hasPlainRules(create(kerned)) ? kerned : cut([REPLACING, PLACING])
}

function hasPlainRules({ GPOS }: Font): boolean {
  return (GPOS?.lookupList?.toArray() ?? []).every(isPlain)
}

function isPlain({ lookupType, subTables }: Lookup): boolean {
  if (lookupType !== EXTENSION) return PLAIN_RULES.includes(lookupType)
  return [...subTables].every((table) => PLAIN_RULES.includes(table?.lookupType ?? 0))
}
