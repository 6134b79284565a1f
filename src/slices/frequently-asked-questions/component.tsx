import { Accordion } from '#ui/accordion.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './frequently-asked-questions.module.css'
import * as t from './messages.gen.ts'
import type { FrequentlyAskedQuestions } from './schema.ts'

export function FrequentlyAskedQuestionsSlice(props: SliceProps<FrequentlyAskedQuestions>) {
  const { slice, level, headingId } = props
  return (
    <Section labelledBy={headingId}>
      <div className={css.columns}>
        <SectionHeader
          id={headingId}
          level={level}
          size="md"
          title={slice.title || t.frequentlyAskedQuestions()}
        />
        <Accordion
          name={`${headingId}-faq`}
          open={0}
          items={slice.items.map((item, at) => ({
            id: item.id ?? String(at),
            title: item.q,
            content: <RichText value={item.a} headingOffset={1} />,
          }))}
        />
      </div>
    </Section>
  )
}
