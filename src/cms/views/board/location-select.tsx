import styles from './board.module.css'
import * as t from './messages.gen.ts'

type LocationSelectProps = {
  locations: readonly { id: number; title: string }[]
  value: number
  onSelect(location: number): void
}

/** Select of the location whose board is shown. */
export function LocationSelect({ locations, value, onSelect }: LocationSelectProps) {
  return (
    <label>
      <span className={styles.label}>{t.location()}</span>
      <select
        className={styles.input}
        value={value}
        onChange={(event) => onSelect(Number(event.target.value))}
      >
        {locations.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
