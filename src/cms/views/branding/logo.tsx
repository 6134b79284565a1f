import type { ServerProps } from 'payload'
import { homeCoordinates, readBrand } from '#cms/content/brand.ts'
import { Wordmark } from './wordmark.tsx'

/** Before the login: the logo on spruce, and where the group is at home. */
export async function Logo({ payload }: Partial<ServerProps>) {
  if (!payload) return null
  const [brand, coordinates] = await Promise.all([readBrand(payload), homeCoordinates(payload)])
  return (
    <div className="admin-login-scene">
      <Wordmark {...brand} />
      {coordinates ? <span className="admin-login-place">{coordinates}</span> : null}
    </div>
  )
}
