import { Section, SectionHeader } from '#ui/section.tsx'
import { StaticFragment } from '#ui/static-fragment.tsx'
import type { SliceProps } from '../slice.ts'
import type { ApplyChoice } from './data.ts'
import { ApplyHere } from './island.tsx'
import css from './locations-apply.module.css'
import type { LocationsApply } from './schema.ts'

export function LocationsApplySlice(props: SliceProps<LocationsApply, ApplyChoice[]>) {
  const { slice, data, level, headingId } = props
  if (data.length === 0) return null
  return (
    <Section tone={slice.tone ?? 'linen'} labelledBy={headingId}>
      <div className={css.columns}>
        <SectionHeader
          id={headingId}
          level={level}
          size="md"
          eyebrow={slice.eyebrow}
          title={slice.title}
          lead={slice.text ? <p>{slice.text}</p> : null}
        />
        <ApplyHere id={`${headingId}-location`} choices={data} />
      </div>
      <noscript>
        <StaticFragment>
          <ul className={css.list}>
            {data.map(({ uid, title, city, href }) => (
              <li key={uid}>
                <a href={href}>
                  {title}, {city}
                </a>
              </li>
            ))}
          </ul>
        </StaticFragment>
      </noscript>
    </Section>
  )
}
