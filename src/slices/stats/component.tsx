import type { SliceProps } from '../slice.ts'
import { SliceSection } from '../slice-section.tsx'
import { CountUp } from './island.tsx'
import type { Stats } from './schema.ts'
import css from './stats.module.css'

export function StatsSlice({ slice, level, headingId }: SliceProps<Stats>) {
  return (
    <SliceSection
      slice={slice}
      level={level}
      headingId={headingId}
      size="md"
      tone={slice.tone ?? 'linen'}
    >
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
    </SliceSection>
  )
}
