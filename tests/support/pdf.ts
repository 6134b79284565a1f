/** What a tagged PDF of Chromium's tells of its pages. */
type Paper = {
  pages: number
  /** For each list item in order, the pages (by object number) that hold some of it. */
  items: Set<string>[]
}

type Tag = { kind: string; parent: string; page: string | undefined }

/** Reads a PDF that was made with `tagged: true`: its tags stand in it uncompressed. */
export function readPdf(pdf: Buffer): Paper {
  const text = pdf.toString('latin1')
  const tags = new Map<string, Tag>()
  for (const [, id = '', body = ''] of text.matchAll(
    /(\d+) 0 obj\s<<\/Type \/StructElem\s([\s\S]*?)endobj/g,
  )) {
    const [own = ''] = body.split('/K ')
    const field = (pattern: RegExp) => pattern.exec(own)?.[1]
    tags.set(id, {
      kind: field(/\/S \/(\w+)/) ?? '',
      parent: field(/\/P (\d+) 0 R/) ?? '',
      page: field(/\/Pg (\d+) 0 R/),
    })
  }
  const items = new Map<string, Set<string>>()
  for (const { parent, page } of tags.values()) {
    const item = page && itemAbove(tags, parent)
    if (item) items.set(item, (items.get(item) ?? new Set()).add(page))
  }
  return { pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0, items: [...items.values()] }
}

function itemAbove(tags: ReadonlyMap<string, Tag>, from: string): string | undefined {
  for (let id = from; ; ) {
    const tag = tags.get(id)
    if (!tag) return undefined
    if (tag.kind === 'LI') return id
    id = tag.parent
  }
}
