import {
  OUTBOX_LISTS,
  type OutboxCounts,
  type OutboxList,
  type OutboxRow,
} from '#cms/outbox/outbox-lists.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { ListTable } from '../lists/list-table.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'
import { LIST_LABELS, recipientLabel, stateLabel } from './labels.ts'
import { MessageLink } from './message-link.tsx'
import * as t from './messages.gen.ts'

type MessageTableProps = {
  list: OutboxList
  rows: OutboxRow[]
  counts: OutboxCounts
  limit: number
}

/** One list of the outbox, with links to the others and to each mail. */
export function MessageTable({ list, rows, counts, limit }: MessageTableProps) {
  const tabs = OUTBOX_LISTS.map((one) => ({
    label: LIST_LABELS[one].label(),
    href: `/admin/outbox?list=${one}`,
    count: counts[one],
    current: one === list,
  }))
  return (
    <>
      <h1>{t.outbox()}</h1>
      <ListTabs tabs={tabs} />
      <p style={{ margin: 0 }}>{LIST_LABELS[list].about()}</p>
      <Rows rows={rows} />
      {counts[list] > limit ? <p>{t.onlyTheNewest({ limit })}</p> : null}
    </>
  )
}

function Rows({ rows }: { rows: OutboxRow[] }) {
  return (
    <ListTable
      columns={[
        { name: t.created(), wrap: 'nowrap' },
        t.message(),
        { name: t.to(), wrap: 'anywhere' },
        t.restaurant(),
        t.status(),
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        cells: [
          momentLabel(row.times.created),
          <MessageLink key="mail" message={row} />,
          ...[recipientLabel(row), row.location, stateLabel(row)],
        ],
      }))}
    />
  )
}
