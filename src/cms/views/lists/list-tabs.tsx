import type { CSSProperties } from 'react'
import * as t from './messages.gen.ts'

export type ListTab = { label: string; href: string; count: number; current: boolean }

/** The lists of a staff view, with how long each is. */
export function ListTabs({ tabs }: { tabs: ListTab[] }) {
  return (
    <nav aria-label={t.lists()} style={TABS}>
      {tabs.map(({ label, href, count, current }) => (
        <a
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          style={current ? CURRENT : undefined}
        >
          {label} ({count})
        </a>
      ))}
    </nav>
  )
}

const TABS: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 'var(--base)' }
const CURRENT: CSSProperties = { fontWeight: 600, textDecoration: 'none' }
