import type { OwnerWeek } from '#cms/dashboard/owner-week.ts'
import { BarChart } from '../figures/bar-chart.tsx'
import {
  few,
  funnelBars,
  hourBars,
  hourLabel,
  mostOf,
  partyLabel,
  sourceBars,
} from '../website-figures/reports.ts'
import { Card } from './card.tsx'
import * as t from './messages.gen.ts'

const REPORT = '/admin/website-figures'

/** What the website says of the week: the way to a table, what was missing, where visits came from. */
export function SiteCards({ site }: Pick<OwnerWeek, 'site'>) {
  const { visits, funnel, sources } = site.now
  return (
    <>
      <Card
        {...{ id: 'funnel', title: t.funnel() }}
        chart={<BarChart {...funnelBars(site)} />}
        {...{ href: REPORT, link: t.funnelLink() }}
      >
        {t.funnelSummary({
          ...{ visits: few(visits), search: few(funnel.search), booked: few(funnel.booked) },
        })}
      </Card>
      <Card
        {...{ id: 'missed', title: t.missed() }}
        chart={site.now.noneHours.length > 0 ? <BarChart {...hourBars(site)} /> : null}
        {...{ href: `${REPORT}#none-hours`, link: t.missedLink() }}
      >
        <Missed {...site} />
      </Card>
      <Card
        {...{ id: 'sources', title: t.sources() }}
        chart={sources.length > 0 ? <BarChart {...sourceBars(site, 5)} /> : null}
        {...{ href: `${REPORT}#sources`, link: t.sourcesLink() }}
      >
        {sources.length > 0 ? t.sourcesSummary() : t.sourcesNone()}
      </Card>
    </>
  )
}

/** Words that are named on the first page. */
const WORDS = 5

/** Words that guests typed are those of last week: of this one they are not shown yet. */
function Missed({ now, before }: OwnerWeek['site']) {
  const { noneHours, noneParties } = now
  const [hour, party] = [mostOf(noneHours), mostOf(noneParties)]
  const words = before.dishes.slice(0, WORDS).map(({ key, count }) => `${key} (${few(count)})`)
  return (
    <>
      {hour && party ? (
        <p>{t.missedTable({ hour: hourLabel(hour.key), party: partyLabel(party.key) })}</p>
      ) : null}
      {words.length > 0 ? <p>{t.missedDishes({ words: words.join(', ') })}</p> : null}
      {(hour && party) || words.length > 0 ? null : <p>{t.missedNothing()}</p>}
    </>
  )
}
