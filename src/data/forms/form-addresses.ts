import { readAll } from '../site/read-all.ts'

type FormVariation = 'careers' | 'bulkGiftCards'
type FormBlock = { blockType?: unknown; variation?: unknown; toEmail?: unknown }

/**
 * The address that a submission asks for where it is one of a published form of this variation, else null: what a
 * browser names beside them is no address to write to (spec:forms.known-recipients).
 */
export async function knownRecipient(
  variation: FormVariation,
  wanted: string,
): Promise<string | null> {
  if (wanted === '') return null
  return (await readFormAddresses(variation)).has(wanted) ? wanted : null
}

/** The addresses, in small letters, that editors have entered for a form of this variation anywhere on the site. */
export async function readFormAddresses(variation: FormVariation): Promise<Set<string>> {
  const options = { select: { slices: true }, depth: 0 } as const
  const documents = await Promise.all([
    readAll('pages', options),
    readAll('locations', options),
    readAll('news-posts', options),
    readAll('menus', options),
    readAll('reusable-slices', options),
  ])
  const blocks = documents.flat().flatMap(({ slices }) => (slices ?? []) as FormBlock[])
  return new Set(
    blocks
      .filter((block) => block.blockType === 'form' && block.variation === variation)
      .map(({ toEmail }) => (typeof toEmail === 'string' ? toEmail.trim().toLowerCase() : ''))
      .filter((address) => address !== ''),
  )
}
