import type { MarkFaults } from '#cms/menu-check/mark-faults.ts'
import { ListTable } from '../lists/list-table.tsx'
import * as t from './messages.gen.ts'

/** What is wrong with marks, each line leading to its form; nothing where nothing is. */
export function MarkFaultsTables({ unmapped, contradictions }: MarkFaults) {
  return (
    <>
      {contradictions.length > 0 ? (
        <section aria-labelledby="contradictions">
          <h2 id="contradictions">{t.contradictions()}</h2>
          <p>{t.contradictionsHint()}</p>
          <ListTable
            columns={[t.dishOrDrink(), t.contradiction()]}
            rows={contradictions.map(({ id, title, faults }) => ({
              key: id,
              cells: [
                <a key="item" href={`/admin/collections/menu-items/${id}`}>
                  {title}
                </a>,
                faults.join(' '),
              ],
            }))}
          />
        </section>
      ) : null}
      {unmapped.length > 0 ? (
        <section aria-labelledby="unmapped">
          <h2 id="unmapped">{t.unmappedMarks()}</h2>
          <p>{t.unmappedMarksHint()}</p>
          <ul>
            {unmapped.map(({ id, title }) => (
              <li key={id}>
                <a href={`/admin/collections/menu-tags/${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
