import type { ReactNode } from 'react'
import { moneyLabel } from '#lib/money/money.ts'
import type { Words } from '#lib/words/words.ts'
import type { LateCost } from '#providers/booking/payment.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { costField } from './late-cost.ts'
import css from './manage-visit.module.css'
import * as t from './messages.gen.ts'
import { costText, refundText, type Visit } from './visit.ts'

type CancellationProps = {
  visit: Visit
  /** Path of the page. */
  path: string
  words: Words
}

/** How a visit is cancelled and what it costs, or what there is to say once it is not to be any more. */
export function Cancellation({ visit, path, words }: CancellationProps) {
  switch (visit.state) {
    case 'booked':
      return <InTime {...{ visit, path, words }} />
    case 'late':
      return <Late {...{ visit, path, words }} />
    case 'over':
      return <Over {...{ visit, words }} />
    case 'cancelled':
      return <Cancelled {...{ visit, words }} />
  }
}

function InTime({ visit, path, words }: CancellationProps) {
  return (
    <Question words={words}>
      <p>
        {t.cannotBeUndone()} {refundText(visit.payment)}{' '}
        {t.changeOrCancelHereUntil({ moment: visit.cancelUntil })}
      </p>
      <form method="post" action={`${path}/cancel`}>
        <Button type="submit">{t.yesCancelIt()}</Button>
      </form>
    </Question>
  )
}

function Late({ visit, path, words }: CancellationProps) {
  const { lateCost, cancelUntil, payment } = visit
  if (!lateCost) {
    return <Notice>{t.tooLateToChangeOrCancel({ moment: cancelUntil })}</Notice>
  }
  return (
    <>
      <Notice>{t.tooLateToChange({ moment: cancelUntil })}</Notice>
      <Question words={words}>
        <p>
          {t.wasFreeUntil({ moment: cancelUntil })} <strong>{costText(lateCost, payment)}</strong>
        </p>
        <form method="post" action={`${path}/cancel`}>
          <input type="hidden" name="cost" value={costField(lateCost)} />
          <Button type="submit">{confirmLabel(lateCost)}</Button>
        </form>
      </Question>
    </>
  )
}

/**
 * Asks once more. The question is a target within the page: the browser shows it, scrolls to it and gives it
 * the focus, without a script.
 */
function Question({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <div>
      <a className={css.textLink} href="#cancel">
        {t.cancelThisReservation()}
      </a>
      <section id="cancel" tabIndex={-1} aria-labelledby="cancel-question" className={css.confirm}>
        <h2 id="cancel-question" className={css.subtitle}>
          {t.giveUpThisTable(words)}
        </h2>
        {children}
        <a className={css.textLink} href="#visit">
          {t.keepIt()}
        </a>
      </section>
    </div>
  )
}

/** The label of the button that cancels, with what it costs. */
function confirmLabel(cost: LateCost): string {
  switch (cost.does) {
    case 'nothing':
      return t.yesCancelIt()
    case 'keep':
      return t.yesGiveUp({ amount: moneyLabel(cost.money) })
    case 'charge':
      return t.yesCharge({ amount: moneyLabel(cost.money) })
  }
}

type EndedProps = Pick<CancellationProps, 'visit' | 'words'>

function Over({ visit, words }: EndedProps) {
  const missed = ['charging', 'charged', 'declined'].includes(visit.payment?.state ?? '')
  return <p>{missed ? t.visitIsOver() : t.visitIsOverThankYou(words)}</p>
}

function Cancelled({ visit: { place, payment }, words }: EndedProps) {
  return (
    <>
      <p>{t.tableReleased(words)}</p>
      {payment?.kind === 'charge' && payment.state === 'returned' ? (
        <p>{t.refundTakesDays()}</p>
      ) : null}
      {place.uid ? (
        <LinkButton href={`/locations/${place.uid}?reserve=${place.uid}`}>
          {t.bookAnotherTable()}
        </LinkButton>
      ) : null}
    </>
  )
}
