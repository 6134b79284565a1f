import type { NoticeOutcome } from '#cms/notices/notice-outcomes.ts'
import type { Notice, NoticeBoard } from '#cms/notices/read-notices.ts'
import { type NoticeVerdict, shownOf } from '#lib/notices/choose.ts'
import type { NoticeKind } from '#lib/notices/notices.ts'
import { longMomentLabel } from '#lib/time/time-labels.ts'
import { edgeLabel } from '../span-chart/edge-label.ts'
import { RowTitle } from '../span-chart/row-title.tsx'
import * as t from './messages.gen.ts'
import { noticeHref } from './notice-rows.ts'
import styles from './notices.module.css'

/** Names of restaurants that are said one by one. */
const MOST_NAMES = 6

type AnswerProps = { content: NoticeBoard; outcome: NoticeOutcome }

/** What guests of some restaurants see, and for every other notice why they do not. */
export function Answer({ content, outcome }: AnswerProps) {
  const { places, wall } = outcome
  return (
    <article className={styles.answer}>
      <h3>{t.guestOf({ places: namesOf(places), at: longMomentLabel(wall) })}</h3>
      <div className={styles.kinds}>
        <Kind kind="banner" notices={content.banner.notices} verdicts={outcome.banner} />
        <Kind kind="popup" notices={content.popup.notices} verdicts={outcome.popup} />
      </div>
    </article>
  )
}

type KindProps = { kind: NoticeKind; notices: Notice[]; verdicts: NoticeVerdict[] }

function Kind({ kind, notices, verdicts }: KindProps) {
  const shown = shownOf(notices, verdicts)
  const others = notices.flatMap((notice, index) => {
    const verdict = verdicts[index]
    return verdict && notice !== shown ? [{ notice, verdict }] : []
  })
  return (
    <div>
      <p className={styles.winner}>
        {shown
          ? (kind === 'banner' ? t.seesBanner : t.seesPopup)({ title: shown.title })
          : kind === 'banner'
            ? t.noBanner()
            : t.noPopup()}
      </p>
      {shown && kind === 'popup' ? <p>{patienceWords(shown).join(' ')}</p> : null}
      {others.length === 0 ? null : (
        <ul aria-label={t.why()} className={styles.others}>
          {others.map(({ notice, verdict }) => (
            <li key={notice.order}>
              <RowTitle row={{ ...notice, href: noticeHref(notice) }} />
              <p>{reasonOf(notice, verdict)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Why a notice does not show. */
export function reasonOf(
  { kind, from, until }: Pick<Notice, 'kind' | 'from' | 'until'>,
  verdict: NoticeVerdict,
): string {
  const isPopup = kind === 'popup'
  switch (verdict) {
    case 'shows':
      return t.verdictShows()
    case 'lower':
      return isPopup ? t.verdictLowerPopup() : t.verdictLower()
    case 'other_place':
      return t.verdictOtherPlace()
    case 'not_yet':
      return t.verdictNotYet({ at: edgeLabel(from ?? '') })
    case 'over':
      return t.verdictOver({ at: edgeLabel(until ?? '') })
    case 'closed':
      return isPopup ? t.verdictClosedPopup() : t.verdictClosed()
    case 'newsletter_closed':
      return t.verdictNewsletterClosed()
  }
}

function patienceWords({ patience: { seconds, scrolled } }: Notice): string[] {
  return [
    t.waitsQuiet(),
    ...(seconds > 0 ? [t.waitsSeconds({ count: seconds })] : []),
    ...(scrolled > 0 ? [t.waitsScrolled({ count: scrolled })] : []),
  ]
}

function namesOf(places: readonly { title: string }[]): string {
  const names = places.slice(0, MOST_NAMES).map(({ title }) => title)
  const left = places.length - names.length
  const first = names.join(', ')
  return left > 0 ? t.andOthers({ first, count: left }) : first
}
