import type { SeenProfile } from '#booking-engine/guest-book/types.ts'
import shared from '../board/board.module.css'
import styles from './guests.module.css'
import * as t from './messages.gen.ts'
import type { Settle } from './profile-form.tsx'
import { tagLabel } from './profile-text.ts'

type ProfileConflictProps = { theirs: SeenProfile; settle(how: Settle): void }

/** What somebody else has saved meanwhile, and what is to become of it. */
export function ProfileConflict({ theirs, settle }: ProfileConflictProps) {
  const facts = [
    [t.allergies(), theirs.allergies.join(', ')],
    [t.diets(), theirs.diets.join(', ')],
    [t.seating(), theirs.seating],
    [t.tags(), theirs.tags.map(tagLabel).join(', ')],
    [t.notes(), theirs.notes],
  ].filter(([, text]) => text !== '')
  const ways = [
    ['both', t.putTogether()],
    ['theirs', t.takeTheirs()],
    ['mine', t.keepMine()],
  ] as const
  return (
    <div role="alert" className={styles.conflict}>
      <p>{t.changedMeanwhile()}</p>
      {facts.length === 0 ? <p>{t.nothingWritten()}</p> : null}
      <dl>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        {ways.map(([how, label]) => (
          <button key={how} type="button" className={shared.button} onClick={() => settle(how)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
