import type { ServerProps } from 'payload'
import { readsPost } from '../post/areas.ts'

/** Leads those who read any of the post from the admin's menu to it. */
export function PostLink({ user }: Partial<ServerProps>) {
  if (!user || !readsPost({ user } as Parameters<typeof readsPost>[0])) return null
  return (
    <a className="nav__link" href="/admin/post">
      <span className="nav__link-label">Post</span>
    </a>
  )
}
