import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasHostAccess } from '#cms/access/host-access.ts'
import { readTonight } from '#cms/host/tonight.ts'
import { StaffView } from '../staff-view.tsx'
import { TonightBoard } from './tonight-board.client.tsx'

/** Tonight at all restaurants that somebody works for, on one screen. */
export async function Tonight(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasHostAccess(req)) notFound()
  return (
    <StaffView {...props} wide>
      <TonightBoard first={await readTonight(req)} />
    </StaffView>
  )
}
