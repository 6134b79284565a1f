import type { NewsSummary } from '#data/content/news.ts'
import { longDate } from '#lib/time/time-labels.ts'
import type { Words } from '#lib/words/words.ts'
import { Media } from '#ui/media.tsx'
import * as t from './messages.gen.ts'
import css from './news-list.module.css'

type NewsListProps = {
  posts: NewsSummary[]
  /** The first of them is the newest of all, and large. */
  lead: boolean
  words: Words
}

/** Posts, newest first. */
export function NewsList({ posts, lead, words }: NewsListProps) {
  if (posts.length === 0) return <p>{t.nothingNewYet(words)}</p>
  return (
    <ul className={css.list} data-lead={lead || undefined}>
      {posts.map((post, index) => (
        <li key={post.uid} className={css.post}>
          <Media
            picture={post.image?.desktop}
            mobile={post.image?.mobile}
            sizes={
              lead && index === 0 ? '(width < 1024px) 100vw, 58vw' : '(width < 768px) 100vw, 33vw'
            }
            ratio="3 / 2"
            alt=""
            priority={index === 0}
          />
          <div className={css.words}>
            <time className={css.date} dateTime={post.date}>
              {longDate(post.date)}
            </time>
            <h2 className={css.title}>
              <a className={css.link} href={post.url}>
                {post.title}
              </a>
            </h2>
            {post.summary ? <p className={css.text}>{post.summary}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
