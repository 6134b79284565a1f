import type { Compared } from '#cms/dashboard/owner-week.ts'
import { currentLanguage } from '#lib/language/current-language.ts'
import { formatNumber } from '#lib/language/format.ts'
import type { Bars } from '../figures/report.ts'
import * as t from './messages.gen.ts'

/** How a number compares: `12% more than last week, 5% less than a year ago.` */
export function comparedWords({ now, before, yearBefore }: Compared<number>): string {
  const week = against(now, before, { more: t.more, less: t.less, same: t.same })
  const year = against(now, yearBefore, { more: t.moreYear, less: t.lessYear, same: t.sameYear })
  if (week && year) return t.both({ week, year })
  const words = week ?? year
  return words ? t.one({ words }) : t.nothingBefore()
}

type Words = {
  more(values: { percent: string }): string
  less(values: { percent: string }): string
  same(): string
}

/** Null where there is nothing to compare with. */
function against(now: number, before: number, { more, less, same }: Words): string | null {
  if (before === 0) return null
  const change = now / before - 1
  const percent = formatNumber(currentLanguage(), Math.abs(change), {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  if (now === before) return same()
  return change > 0 ? more({ percent }) : less({ percent })
}

/** A bar for each of the three weeks; those without a value are left out. */
export function comparedBars(
  { now, before, yearBefore }: Compared<number | null>,
  textOf: (value: number) => string,
): Bars {
  const bars = [
    [t.now(), now],
    [t.before(), before],
    [t.yearBefore(), yearBefore],
  ] as const
  return {
    kind: 'bars',
    items: bars.flatMap(([label, value]) =>
      value === null ? [] : [{ label, value, text: textOf(value) }],
    ),
  }
}
