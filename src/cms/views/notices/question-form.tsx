import type { NoticeBoard } from '#cms/notices/read-notices.ts'
import { NEWSLETTER_COOKIE, noticeCookie } from '#lib/notices/notices.ts'
import board from '../board/board.module.css'
import type { ChartSpan } from '../span-chart/chart-span.ts'
import { WeeksFields } from '../span-chart/weeks-fields.tsx'
import * as t from './messages.gen.ts'
import styles from './notices.module.css'
import type { NoticesQuery } from './notices-query.ts'

type QuestionFormProps = { content: NoticeBoard; query: NoticesQuery; span: ChartSpan }

/** Whose notices, when, after closing which, and over which weeks; it works without scripts. */
export function QuestionForm({ content, query, span }: QuestionFormProps) {
  return (
    <form action="/admin/notices" className={styles.form}>
      <label>
        <span className={board.label}>{t.restaurant()}</span>
        <select name="place" className={board.input} defaultValue={query.place ?? ''}>
          <option value="">{t.anyRestaurant()}</option>
          {content.places.map(({ uid, title }) => (
            <option key={uid} value={uid}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className={board.label}>{t.dayAndTime()}</span>
        <input
          type="datetime-local"
          name="at"
          className={board.input}
          defaultValue={query.at}
          aria-describedby="at-hint"
        />
      </label>
      <WeeksFields span={span} />
      <button type="submit" className={board.primary}>
        {t.show()}
      </button>
      <p id="at-hint" className={styles.hint}>
        {t.now()}
      </p>
      <ClosedBefore content={content} closed={query.closed} />
    </form>
  )
}

/** What the guest has closed within the last 7 days. */
function ClosedBefore({ content, closed }: { content: NoticeBoard; closed: string[] }) {
  const notices = [...content.banner.notices, ...content.popup.notices]
  if (notices.length === 0) return null
  const cookies = [
    ...notices.map(({ kind, uid, title }) => ({
      name: noticeCookie(kind, uid),
      label: (kind === 'banner' ? t.bannerNamed : t.popupNamed)({ title }),
    })),
    { name: NEWSLETTER_COOKIE, label: t.newsletterClosed() },
  ]
  return (
    <details className={styles.closed} open={closed.length > 0}>
      <summary>{t.closedBefore()}</summary>
      <div>
        {cookies.map(({ name, label }) => (
          <label key={name}>
            <input
              type="checkbox"
              name="closed"
              value={name}
              defaultChecked={closed.includes(name)}
            />
            {label}
          </label>
        ))}
      </div>
    </details>
  )
}
