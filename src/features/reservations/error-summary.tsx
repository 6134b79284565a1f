import { Notice } from '#ui/notice.tsx'
import css from './panel.module.css'
import type { FieldMessages } from './state.ts'

/** Everything that is wrong with the form, each a way to its field. */
export function ErrorSummary({ fields }: { fields: FieldMessages }) {
  const entries = Object.entries(fields) as [keyof FieldMessages, string][]
  return (
    <Notice kind="error">
      <p>Please check these fields:</p>
      <ul className={css.faults}>
        {entries.map(([field, message]) => (
          <li key={field}>
            <a
              href={`#reserve-${field}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(`reserve-${field}`)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
