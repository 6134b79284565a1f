import styles from './board.module.css'

type LocationSelectProps = {
  locations: readonly { id: number; title: string }[]
  value: number
  onSelect(location: number): void
}

/** Whose board it is. */
export function LocationSelect({ locations, value, onSelect }: LocationSelectProps) {
  return (
    <label>
      <span className={styles.label}>Location</span>
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
