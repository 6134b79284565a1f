import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import { CountUp } from './island.tsx'
import type { Stats } from './schema.ts'
import css from './stats.module.css'

export function StatsSlice({ slice, level, headingId }: SliceProps<Stats>) {
  return (
    <Section tone={slice.tone ?? 'linen'} labelledBy={slice.title ? headingId : undefined}>
      {slice.title ? (
        <SectionHeader id={headingId} level={level} size="md" title={slice.title} />
      ) : null}
      <dl className={css.stats}>
        {slice.items.map((item, at) => (
          <div key={item.id ?? String(at)} className={css.stat}>
            <dt className={css.title}>{item.title}</dt>
            <dd className={css.number}>
              <CountUp
                from={item.startNumber ?? 0}
                to={item.endNumber}
                useGrouping={item.useGrouping ?? true}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
