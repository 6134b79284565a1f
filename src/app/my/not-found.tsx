import { readWords } from '#data/content/words.ts'
import { Eyebrow } from '#ui/eyebrow.tsx'
import css from './layout.module.css'
import * as t from './messages.gen.ts'

/** A link that leads nowhere: it says nothing about whether it ever led somewhere. */
export default async function NotFound() {
  const words = await readWords()
  return (
    <article className={css.missing}>
      <Eyebrow>{t.errorNumber({ status: 404 })}</Eyebrow>
      <h1>{t.pageNotFound()}</h1>
      <p>{t.linkMayBeIncomplete(words)}</p>
    </article>
  )
}
