import type { PayloadRequest } from 'payload'

/** Names of staff by the ids of their accounts; accounts that are gone have none. */
export async function readStaffNames(
  req: PayloadRequest,
  staff: readonly string[],
): Promise<Record<string, string>> {
  const ids = [...new Set(staff.map(Number))]
  if (ids.length === 0) return {}
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { id: { in: ids } },
    select: { name: true },
    depth: 0,
    pagination: false,
    req,
  })
  return Object.fromEntries(docs.map(({ id, name }) => [String(id), name]))
}
