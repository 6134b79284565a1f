import type { MenuTag } from '#lib/menus/menu.ts'
import { classNames } from '#ui/class-names.ts'
import { TagMark } from '../item/menu-item-card.tsx'
import css from './legend.module.css'

type LegendProps = {
  tags: readonly MenuTag[]
  /** Shows what each mark means; otherwise that is only read out. */
  full?: boolean
  className?: string | undefined
}

/** What the marks of a menu mean. */
export function Legend({ tags, full, className }: LegendProps) {
  if (tags.length === 0) return null
  return (
    <dl className={classNames(css.legend, className)} data-full={full || undefined}>
      {tags.map((tag) => (
        <div key={tag.uid} className={css.entry}>
          <dt className={css.mark}>
            <TagMark tag={tag} />
            {tag.title}
          </dt>
          {tag.description ? (
            <dd className={full ? css.text : 'visually-hidden'}>{tag.description}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
