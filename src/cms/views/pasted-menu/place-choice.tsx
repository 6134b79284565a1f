import type { WithoutMenu } from '#cms/menu-editing/pasted/without-menu.ts'
import forms from '../forms/form.module.css'
import * as t from './messages.gen.ts'
import styles from './pasted-menu.module.css'

type PlaceProps = {
  places: WithoutMenu[]
  location: number | null
  onChoose(id: number | null): void
}

/** The restaurants without a menu, of which one gets it. */
export function PlaceChoice({ places, location, onChoose }: PlaceProps) {
  const nameOf = ({ title, shared: others }: WithoutMenu) =>
    others.length > 0 ? t.withOthers({ restaurant: title, others: others.join(', ') }) : title
  return (
    <div className={`${forms.choice} ${styles.field}`}>
      <label htmlFor="menu-place">{t.whoseMenu()}</label>
      <select
        id="menu-place"
        aria-describedby="menu-place-hint"
        value={location ?? ''}
        onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
      >
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {nameOf(place)}
          </option>
        ))}
        <option value="">{t.nobodys()}</option>
      </select>
      <p id="menu-place-hint" className={styles.note}>
        {t.whoseHint()}
      </p>
    </div>
  )
}
