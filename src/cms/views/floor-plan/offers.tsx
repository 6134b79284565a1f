import shared from '../board/board.module.css'
import { combinationOffers } from './combination-offers.ts'
import styles from './floor-plan.module.css'
import * as t from './messages.gen.ts'
import type { Combination, FloorRoom } from './plan.ts'
import type { Editor } from './use-editor.ts'

/** Tables that touch, to be offered as one to larger parties. */
export function Offers({ editor, room }: { editor: Editor; room: FloorRoom }) {
  const { plan, rows, change } = editor
  const known = [...rows.combinations, ...plan.combinations]
  const offers = combinationOffers(room, [...rows.tables, ...plan.tables], known)
  if (offers.length === 0) return null
  const take = (offer: Combination) => {
    // Guests may be sent this name of two tables only once.
    const taken = [...known.map(({ code }) => code), ...rows.tables.map(({ code }) => code)]
    let { code } = offer
    for (let n = 2; taken.includes(code); n++) code = `${offer.code.slice(0, 29)}-${n}`
    change({ ...plan, combinations: [...plan.combinations, { ...offer, code }] })
  }
  return (
    <fieldset className={styles.group}>
      <legend className={shared.label}>{t.standTogether()}</legend>
      {offers.map((offer) => (
        <button
          key={offer.code}
          type="button"
          className={shared.button}
          onClick={() => take(offer)}
        >
          {t.combine({
            tables: offer.tables.join(' + '),
            from: offer.minParty,
            to: offer.maxParty,
          })}
        </button>
      ))}
    </fieldset>
  )
}
