import css from './finder.module.css'

/** Whose data the finder is made of; GeoNames asks for it (CC BY 4.0). */
export function FinderCredits() {
  return (
    <p className={css.credits}>
      Places: <a href="https://www.geonames.org/">GeoNames</a>, adapted,{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Map: Natural Earth.
    </p>
  )
}
