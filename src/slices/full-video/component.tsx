import { Embed } from '#ui/lazy.client.tsx'
import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import type { FullVideoData } from './data.ts'
import css from './full-video.module.css'
import * as t from './messages.gen.ts'
import type { FullVideo } from './schema.ts'

export function FullVideoSlice({ slice, data }: SliceProps<FullVideo, FullVideoData>) {
  if (!data.player) return null
  const poster = slice.poster ? <Media picture={slice.poster} sizes="100vw" alt="" fill /> : null
  return (
    <Section width="bleed" rhythm="none" tone="night">
      {data.embeddable ? (
        <Embed
          src={data.player}
          title={slice.title}
          action={t.playTitle({ title: slice.title })}
          poster={poster}
          film
          className={css.stage}
        />
      ) : (
        <div className={css.stage}>
          {poster}
          <a href={slice.link.href ?? data.player} rel="noopener" className={css.away}>
            {t.watchTitle({ title: slice.title })}
          </a>
        </div>
      )}
    </Section>
  )
}
