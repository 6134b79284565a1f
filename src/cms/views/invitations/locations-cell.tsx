import type { Payload } from 'payload'
import type { Staff } from '#payload-types.ts'
import * as t from './messages.gen.ts'

type Props = {
  payload: Payload
  rowData?: Partial<Pick<Staff, 'roles' | 'allLocations' | 'locations'>>
}

/** Locations that are named; the others are counted. */
const NAMED = 5

/** In the list of staff: at which locations somebody works. */
export async function LocationsCell({ payload, rowData = {} }: Props) {
  const { roles, allLocations, locations } = rowData
  if (allLocations || roles?.includes('admin')) return <span>{t.allOfThem()}</span>
  const ids = (locations ?? []).map((one) => (typeof one === 'object' ? one.id : one))
  const { docs, totalDocs } = await payload.find({
    collection: 'locations',
    where: { id: { in: ids } },
    ...{ depth: 0, limit: NAMED, select: { title: true }, sort: 'title' },
  })
  if (totalDocs === 0) return <span>—</span>
  const names = docs.map(({ title }) => title).join(', ')
  const more = totalDocs - docs.length
  return <span>{more > 0 ? t.andMoreLocations({ names, count: more }) : names}</span>
}
