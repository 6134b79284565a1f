import { readAll } from '../site/read-all.ts'

type FormBlock = { blockType?: unknown; variation?: unknown; toEmail?: unknown }

/**
 * The addresses, in small letters, that editors have entered for a form of this variation anywhere on the
 * site: what a browser names beside them is no address to write to (spec:forms.known-recipients).
 */
export async function readFormAddresses(variation: string): Promise<Set<string>> {
  const options = { select: { slices: true }, depth: 0 } as const
  const documents = await Promise.all([
    readAll('pages', options),
    readAll('locations', options),
    readAll('news-posts', options),
    readAll('menus', options),
  ])
  const blocks = documents.flat().flatMap(({ slices }) => (slices ?? []) as FormBlock[])
  return new Set(
    blocks
      .filter((block) => block.blockType === 'form' && block.variation === variation)
      .map(({ toEmail }) => (typeof toEmail === 'string' ? toEmail.trim().toLowerCase() : ''))
      .filter((address) => address !== ''),
  )
}
