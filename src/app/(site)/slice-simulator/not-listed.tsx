import type { NotListed } from '#data/content/not-listed.ts'
import { Section, SectionHeader } from '#ui/section.tsx'
import * as t from './messages.gen.ts'

/** In place of the menu of a dish or a category that guests see on none: why, and what to do about it. */
export function NotListedNotice({ title, why }: NotListed) {
  return (
    <Section width="text" underHeader>
      <SectionHeader level={1} title={t.onNoMenu({ title })} lead={t.noPageYet()} />
      <p>{why}</p>
    </Section>
  )
}
