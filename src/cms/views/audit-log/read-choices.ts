import type { PayloadRequest } from 'payload'

export type Choice = { id: number; title: string }

/** People and restaurants that the log can be narrowed to, by name. */
export async function readChoices(
  req: PayloadRequest,
): Promise<{ people: Choice[]; locations: Choice[] }> {
  const options = { depth: 0, pagination: false, req } as const
  const [staff, locations] = await Promise.all([
    req.payload.find({
      ...{ collection: 'staff', select: { name: true }, sort: 'name' },
      ...options,
    }),
    req.payload.find({
      ...{ collection: 'locations', select: { title: true }, sort: 'title', trash: true },
      ...options,
    }),
  ])
  return {
    people: staff.docs.map(({ id, name }) => ({ id, title: name })),
    locations: locations.docs.map(({ id, title }) => ({ id, title })),
  }
}
