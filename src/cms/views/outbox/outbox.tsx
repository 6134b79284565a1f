import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { canReadOutbox } from '#cms/outbox/outbox-access.ts'
import { OUTBOX_LISTS, readOutboxList, readOutboxMessage } from '#cms/outbox/outbox-lists.ts'
import { StaffView } from '../staff-view.tsx'
import { MessageTable } from './message-table.tsx'
import { MessageView } from './message-view.tsx'

/** The mails that left or should have, and what became of them, for those whose work they are about. */
export async function Outbox(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!canReadOutbox(req)) notFound()
  return <StaffView {...props}>{await contentOf(req, props.searchParams ?? {})}</StaffView>
}

type Query = NonNullable<AdminViewServerProps['searchParams']>

async function contentOf(req: AdminViewServerProps['initPageResult']['req'], query: Query) {
  if (typeof query.key === 'string') {
    const message = await readOutboxMessage(req, query.key)
    if (!message) notFound()
    return <MessageView message={message} />
  }
  const wanted = OUTBOX_LISTS.find((one) => one === query.list) ?? null
  return <MessageTable {...(await readOutboxList(req, wanted))} />
}
