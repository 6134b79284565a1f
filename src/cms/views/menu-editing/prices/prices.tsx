import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { readPriceGrid } from '#cms/menu-editing/prices/read-prices.ts'
import { StaffView } from '../../staff-view.tsx'
import { PricesPage } from './prices.client.tsx'

/** Every price of the group in a grid, by dish, size and zone. */
export async function Prices(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const find = props.searchParams?.find
  return (
    <StaffView {...props} wide>
      <PricesPage
        first={await readPriceGrid(req.payload)}
        find={typeof find === 'string' ? find : ''}
      />
    </StaffView>
  )
}
