import * as t from './messages.gen.ts'

type Documents = { seoTemplate: unknown; header: unknown; footer: unknown }

/**
 * What the editors must still create; it stands in place of the header (spec:shell.missing-documents). Null =
 * nothing.
 */
export function missingDocument({ seoTemplate, header, footer }: Documents): string | null {
  if (!seoTemplate) return t.createAnSeoTemplate()
  if (!header) return t.createAHeader()
  if (!footer) return t.createAFooter()
  return null
}

/**
 * The editors' template of page titles as Next wants it: the title's place is `{title}` or `%s`
 * (spec:content.seo).
 */
export function titleTemplate(template: string | null | undefined): string {
  const marked = template?.replaceAll('{title}', '%s').trim()
  return marked?.includes('%s') ? marked : '%s'
}
