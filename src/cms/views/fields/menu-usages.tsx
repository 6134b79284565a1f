import type { Payload } from 'payload'
import { type Usage, usagesOfCategory, usagesOfItem } from '#cms/menu-check/usages.ts'
import * as t from './messages.gen.ts'

type Props = { payload: Payload; id?: number | string; data?: { id?: number | string } }

/** Beside an item: the categories and menus that list it, and the items that suggest it. */
export async function ItemUsages({ payload, ...form }: Props) {
  const id = idOf(form)
  return <UsageList uses={id === null ? [] : await usagesOfItem(payload, id)} />
}

/** Beside a category: the menus that list it. */
export async function CategoryUsages({ payload, ...form }: Props) {
  const id = idOf(form)
  return <UsageList uses={id === null ? [] : await usagesOfCategory(payload, id)} />
}

/** Null for what has never been saved. */
function idOf({ id, data }: Omit<Props, 'payload'>): number | null {
  const known = Number(id ?? data?.id)
  return Number.isInteger(known) ? known : null
}

function UsageList({ uses }: { uses: readonly Usage[] }) {
  return (
    <section
      className="field-type"
      aria-labelledby="menu-uses"
      style={{ marginBlockStart: 'var(--base)' }}
    >
      <h3 id="menu-uses" className="field-label" style={{ fontSize: 'inherit' }}>
        {t.whereItIsUsed()}
      </h3>
      {uses.length === 0 ? (
        <p style={{ margin: 0 }}>{t.nowhereYet()}</p>
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: 'var(--base)' }}>
          {uses.map(({ role: as, title, url }) => (
            <li key={url}>
              {as}: <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
