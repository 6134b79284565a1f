import type { ReactNode } from 'react'
import type { Usage } from '#cms/menu-check/usages.ts'
import * as t from './messages.gen.ts'

type UsageListProps = {
  uses: readonly Usage[]
  /** What follows from being used. */
  children?: ReactNode
}

/** The documents that use the one that is edited, each leading to its form. */
export function UsageList({ uses, children }: UsageListProps) {
  return (
    <section
      className="field-type"
      aria-labelledby="document-uses"
      style={{ marginBlockStart: 'var(--base)' }}
    >
      <h3 id="document-uses" className="field-label" style={{ fontSize: 'inherit' }}>
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
      {children}
    </section>
  )
}
