import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readsPost } from '#cms/outbox/outbox-access.ts'
import { POST_LISTS, postLetter, postList } from '#cms/outbox/outbox-lists.ts'
import { StaffView } from '../staff-view.tsx'
import { PostTable } from './message-table.tsx'
import { LetterView } from './message-view.tsx'

/** The mails that left or should have, and what became of them, for those whose work they are about. */
export async function Post(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!readsPost(req)) notFound()
  return <StaffView {...props}>{await contentOf(req, props.searchParams ?? {})}</StaffView>
}

type Query = NonNullable<AdminViewServerProps['searchParams']>

async function contentOf(req: AdminViewServerProps['initPageResult']['req'], query: Query) {
  if (typeof query.key === 'string') {
    const letter = await postLetter(req, query.key)
    if (!letter) notFound()
    return <LetterView letter={letter} />
  }
  const wanted = POST_LISTS.find((one) => one === query.list) ?? null
  return <PostTable {...(await postList(req, wanted))} />
}
