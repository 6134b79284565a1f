import { Notice } from '../notice.tsx'
import css from './form.module.css'
import * as t from './messages.gen.ts'

/** Everything that is wrong with a form, each a way to its field; `id` is the field's control. */
export function ErrorSummary({ faults }: { faults: { id: string; message: string }[] }) {
  return (
    <Notice kind="error">
      <p>{t.checkTheseFields()}</p>
      <ul className={css.faults}>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
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
