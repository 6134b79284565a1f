import type { NewsPost } from '#data/content/news.ts'
import { longDate } from '#lib/time/time-labels.ts'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import css from './post-header.module.css'

/** A post's opening: its day, its title, its summary and its picture. */
export function PostHeader({ post }: { post: NewsPost }) {
  return (
    <Section rhythm="tight" labelledBy="post">
      <div className={css.header}>
        <Eyebrow>{longDate(post.date)}</Eyebrow>
        <h1 id="post" className={css.title}>
          {post.title}
        </h1>
        {post.summary ? <p className={css.lead}>{post.summary}</p> : null}
        {post.image ? (
          <Media
            picture={post.image.desktop}
            mobile={post.image.mobile}
            sizes="(width < 1440px) 100vw, 70rem"
            ratio="16 / 9"
            priority
            className={css.picture}
          />
        ) : null}
      </div>
    </Section>
  )
}
