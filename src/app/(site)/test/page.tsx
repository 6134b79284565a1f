import type { Metadata } from 'next'
import { Section, SectionHeader } from '#ui/section.tsx'

export const metadata: Metadata = { title: 'Test', robots: { index: false } }

/** The shell around a plain page (spec:routes.helper-pages). */
export default function TestPage() {
  return (
    <Section>
      <SectionHeader level={1} title="Test" lead="A plain page inside the shell." />
    </Section>
  )
}
