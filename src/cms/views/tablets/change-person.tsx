import type { PayloadRequest, ServerProps } from 'payload'
import { tabletSessionOf } from '#cms/access/tablet-session.ts'
import { ChangeButton } from './change-button.client.tsx'

type Props = Partial<ServerProps> & { req?: PayloadRequest }

/** In the head of every page on a shared tablet: who is signed in, and the way to the next one. */
export function ChangePerson({ user }: Props) {
  const tablet = user ? tabletSessionOf({ user } as Parameters<typeof tabletSessionOf>[0]) : null
  if (!tablet) return null
  return <ChangeButton name={String(user?.name ?? '')} isByPin={tablet.isByPin} />
}
