import { Eyebrow } from '#ui/eyebrow.tsx'
import css from './test-bank.module.css'

/** A question that was never asked, or a site on which no bank is a test. */
export default function NotFound() {
  return (
    <article className={css.counter}>
      <Eyebrow>Error 404</Eyebrow>
      <h1 className={css.title}>This page could not be found</h1>
    </article>
  )
}
