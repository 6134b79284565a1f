import css from './finder.module.css'
import * as t from './messages.gen.ts'

/** Whose data the finder is made of; GeoNames asks for it (CC BY 4.0). */
export function FinderCredits() {
  return (
    <p className={css.credits}>
      {t.credits({
        geonames: (name) => <a href="https://www.geonames.org/">{name}</a>,
        licence: (name) => <a href="https://creativecommons.org/licenses/by/4.0/">{name}</a>,
      })}
    </p>
  )
}
