import {
  POST_LISTS,
  type PostCounts,
  type PostList,
  type PostRow,
} from '#cms/outbox/outbox-lists.ts'
import { ListTable } from '../lists/list-table.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'
import { LISTS, momentLabel, stateLabel } from './labels.ts'
import { LetterLink } from './message-link.tsx'

type PostTableProps = { list: PostList; rows: PostRow[]; counts: PostCounts; limit: number }

/** One list of the post, with the way to the others and to each mail. */
export function PostTable({ list, rows, counts, limit }: PostTableProps) {
  const tabs = POST_LISTS.map((one) => ({
    label: LISTS[one].label,
    href: `/admin/post?list=${one}`,
    count: counts[one],
    current: one === list,
  }))
  return (
    <>
      <h1>Outbox</h1>
      <ListTabs tabs={tabs} />
      <p style={{ margin: 0 }}>{LISTS[list].about}</p>
      <Rows rows={rows} />
      {counts[list] > limit ? <p>Only the newest {limit} are shown.</p> : null}
    </>
  )
}

function Rows({ rows }: { rows: PostRow[] }) {
  return (
    <ListTable
      heads={[
        { name: 'Created', wrap: 'nowrap' },
        'Email',
        { name: 'To', wrap: 'anywhere' },
        'Restaurant',
        'Status',
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        cells: [
          momentLabel(row.createdAt, row),
          <LetterLink key="mail" letter={row} />,
          ...[row.recipient, row.location, stateLabel(row)],
        ],
      }))}
    />
  )
}
