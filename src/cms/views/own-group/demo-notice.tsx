import * as t from './messages.gen.ts'

/** Says that the site shows the demo group, and leads to where one's own begins. */
export function DemoNotice() {
  return (
    <p>
      {t.demo()} <a href="/admin/going-live/own-group">{t.heading()}</a>
    </p>
  )
}
