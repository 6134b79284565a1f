import { occupancyOf } from '#booking-engine/figures/occupancy.ts'
import type { GroupFigures } from '#booking-engine/figures/types.ts'
import { totalsOf } from '#cms/figures/totals.ts'
import styles from './figures.module.css'
import * as t from './messages.gen.ts'
import { countLabel, shareLabel, tenthLabel } from './numbers.ts'

/** The figures of a span in six numbers, each with what it was before. */
export function Headline({ now, earlier }: { now: GroupFigures; earlier: GroupFigures }) {
  const before = new Map(factsOf(earlier))
  return (
    <section aria-label={t.atAGlance()}>
      <dl className={styles.headline}>
        {factsOf(now).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value ?? '–'}</strong>
              <span className={styles.soft}>
                {before.get(name) ? t.before({ value: before.get(name) ?? '' }) : t.noneBefore()}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function factsOf({ periods, quarters }: GroupFigures): [name: string, value: string | null][] {
  const { served, walkIns, noShowRate } = totalsOf(periods)
  const occupancy = occupancyOf(quarters)
  const none = served.parties === 0
  return [
    [t.covers(), none ? null : countLabel(served.covers)],
    [t.parties(), none ? null : countLabel(served.parties)],
    [t.averageParty(), none ? null : tenthLabel(served.covers / served.parties)],
    [t.occupancy(), occupancy === null ? null : shareLabel(occupancy)],
    [t.noShowRate(), noShowRate === null ? null : shareLabel(noShowRate)],
    [t.walkIns(), none ? null : countLabel(walkIns.parties)],
  ]
}
