import type { CSSProperties } from 'react'
import { safeHref } from '#lib/routing/safe-href.ts'
import { LinkButton } from '#ui/button.tsx'
import { Embed } from '#ui/lazy.client.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import type { IframeEmbedData } from './data.ts'
import css from './iframe-embed.module.css'
import * as t from './messages.gen.ts'
import { DEFAULT_HEIGHT, type IframeEmbed } from './schema.ts'

export function IframeEmbedSlice({ slice, data }: SliceProps<IframeEmbed, IframeEmbedData>) {
  const href = safeHref(slice.url)
  if (!href) return null
  const height = { '--height': `${slice.height ?? DEFAULT_HEIGHT}px` } as CSSProperties
  return (
    <Section>
      {data.embeddable ? (
        <div style={height}>
          <Embed
            src={href}
            title={slice.title}
            action={t.showTitle({ title: slice.title })}
            className={css.frame}
          />
        </div>
      ) : (
        <LinkButton href={href} rel="noopener" kind="outlined">
          {slice.title}
        </LinkButton>
      )}
    </Section>
  )
}
