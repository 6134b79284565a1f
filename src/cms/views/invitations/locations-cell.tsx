import type { Payload } from 'payload'
import type { Staff } from '#payload-types.ts'
import * as t from './messages.gen.ts'

type Props = {
  payload: Payload
  rowData?: Partial<Pick<Staff, 'roles' | 'allLocations' | 'locations'>>
}

/** In the list of staff: at which locations somebody works. */
export async function LocationsCell({ payload, rowData = {} }: Props) {
  const { roles, allLocations, locations } = rowData
  if (allLocations || roles?.includes('admin')) return <span>{t.allOfThem()}</span>
  const ids = (locations ?? []).map((one) => (typeof one === 'object' ? one.id : one))
  if (ids.length === 0) return <span>—</span>
  const { docs } = await payload.find({
    collection: 'locations',
    where: { id: { in: ids } },
    ...{ depth: 0, pagination: false, select: { title: true }, sort: 'title' },
  })
  return <span>{docs.map(({ title }) => title).join(', ')}</span>
}
