import { ContentLink } from '#ui/link.tsx'
import type { SliceProps } from '../slice.ts'
import css from './banner.module.css'
import type { Banner } from './schema.ts'

export function BannerSlice({ slice }: SliceProps<Banner>) {
  return (
    <section className={css.banner} data-tone="spruce" data-banner={slice.uid}>
      <p className={css.line}>
        <span className={css.text}>{slice.text}</span>{' '}
        {slice.link?.text ? <ContentLink link={slice.link} className={css.link} /> : null}
      </p>
    </section>
  )
}
