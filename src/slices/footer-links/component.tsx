import { LinkColumn } from '#features/shell/footer/link-column.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import type { FooterLinks } from './schema.ts'

export function FooterLinksSlice({ slice }: SliceProps<FooterLinks>) {
  const links = slice.items.flatMap(({ linkUrl, linkText }) =>
    linkUrl ? [{ ...linkUrl, text: linkText }] : [],
  )
  return (
    <Section tone="night" rhythm="tight">
      <LinkColumn title={slice.title} links={links} />
    </Section>
  )
}
