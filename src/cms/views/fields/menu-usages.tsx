import type { Payload, PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { usagesOfCategory, usagesOfItem } from '#cms/menu-check/usages.ts'
import { readListings } from '#cms/menu-editing/listings.ts'
import { Listings } from '../menu-editing/listings.client.tsx'
import { saveFirst } from '../menu-editing/messages.gen.ts'
import { UsageList } from './usage-list.tsx'

type Props = {
  payload: Payload
  user?: PayloadRequest['user']
  id?: number | string
  data?: { id?: number | string; title?: string }
}

/**
 * Beside an item: the categories that list it, into which editors put it from here, the menus that have it, and the
 * items that suggest it.
 */
export async function ItemUsages({ payload, user = null, ...form }: Props) {
  const id = idOf(form)
  if (id === null) return <p>{saveFirst()}</p>
  const [uses, categories] = await Promise.all([usagesOfItem(payload, id), readListings(payload)])
  return (
    <>
      <Listings
        dish={{ id, title: form.data?.title ?? '' }}
        first={categories}
        mayChange={hasRole({ user }, 'editor')}
      />
      <UsageList uses={uses} />
    </>
  )
}

/** Beside a category: the menus that list it. */
export async function CategoryUsages({ payload, ...form }: Props) {
  const id = idOf(form)
  return <UsageList uses={id === null ? [] : await usagesOfCategory(payload, id)} />
}

/** Null for what has never been saved. */
function idOf({ id, data }: Pick<Props, 'id' | 'data'>): number | null {
  const known = Number(id ?? data?.id)
  return Number.isInteger(known) ? known : null
}
