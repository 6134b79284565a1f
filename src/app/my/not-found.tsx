import { Eyebrow } from '#ui/eyebrow.tsx'
import css from './layout.module.css'

/** A link that leads nowhere: it says nothing about whether it ever led somewhere. */
export default function NotFound() {
  return (
    <article className={css.missing}>
      <Eyebrow>Error 404</Eyebrow>
      <h1>This page could not be found</h1>
      <p>The link may be incomplete. Please open it again from the email it came in.</p>
    </article>
  )
}
