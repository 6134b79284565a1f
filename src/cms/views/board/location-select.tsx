import styles from './board.module.css'

type LocationChoiceProps = {
  locations: readonly { id: number; title: string }[]
  value: number
  choose(location: number): void
}

/** Whose board it is. */
export function LocationChoice({ locations, value, choose }: LocationChoiceProps) {
  return (
    <label>
      <span className={styles.label}>Location</span>
      <select
        className={styles.input}
        value={value}
        onChange={(event) => choose(Number(event.target.value))}
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
