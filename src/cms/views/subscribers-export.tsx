import type { ServerProps } from 'payload'
import type { CSSProperties } from 'react'
import { hasRole } from '../access/roles.ts'
import * as t from './messages.gen.ts'

const FILES = [
  ['confirmed', t.downloadSubscribersCsv],
  ['unsubscribed', t.downloadUnsubscribedCsv],
] as const

/** Leads marketing from the list of subscribers to the files that mail programs take. */
export function SubscribersExport({ user }: Partial<ServerProps>) {
  if (!user || !hasRole({ user } as Parameters<typeof hasRole>[0], 'marketing')) return null
  return (
    <p style={ROW}>
      {FILES.map(([state, label]) => (
        <a
          key={state}
          className="btn btn--style-secondary btn--size-small"
          style={LINK}
          href={`/admin/api/newsletter/export?state=${state}`}
          download
        >
          {label()}
        </a>
      ))}
    </p>
  )
}

const ROW: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'calc(var(--base) * 0.5)',
  margin: '0 0 calc(var(--base) * 0.75)',
}
const LINK: CSSProperties = { margin: 0 }
