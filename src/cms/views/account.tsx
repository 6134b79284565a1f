import { AccountView } from '@payloadcms/next/views'
import type { AdminViewServerProps } from 'payload'
import { leadToBoard } from './lead-to-board.ts'

/** Payload's page of one's own account, which by a PIN is the board. */
export function Account(props: AdminViewServerProps) {
  leadToBoard(props.initPageResult.req)
  return <AccountView {...props} />
}
