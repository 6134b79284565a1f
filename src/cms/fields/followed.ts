import type { UIField } from 'payload'
import * as t from './messages.gen.ts'

const COMPONENTS = '/cms/views/followed/followed.tsx'

/** How often a redirect or a former address is followed: two columns of its list, and words beside it. */
export const followedFields: UIField[] = [
  {
    name: 'followed',
    label: t.followedLately(),
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Cell: `${COMPONENTS}#FollowedCell`, Field: `${COMPONENTS}#Followed` },
    },
  },
  {
    name: 'lastFollowed',
    label: t.lastFollowed(),
    type: 'ui',
    admin: { components: { Cell: `${COMPONENTS}#LastFollowedCell` } },
  },
]
