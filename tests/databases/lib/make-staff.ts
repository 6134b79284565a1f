import type { Payload } from 'payload'
import type { Role } from '#cms/access/roles.ts'
import { adminOf, logIn } from './admin.ts'
import { HARBOUR } from './houses.ts'
import type { Known } from './known.ts'
import type { Made } from './make-content.ts'

const ROLES: Role[] = ['admin', 'editor', 'host', 'recruiter', 'marketing']

/** Makes one member of staff of each role; the administrator has arranged their own lists. */
export async function makeStaff(payload: Payload, { id }: Made): Promise<Known['staff']> {
  const staff = ROLES.map((role) => ({
    email: `${role}@example.com`,
    password: 'lanterns above the harbour',
    roles: [role],
  }))
  for (const { roles, ...person } of staff) {
    const where =
      roles[0] === 'host' ? { locations: [id('locations', HARBOUR)] } : { allLocations: true }
    const data = { ...person, ...where, roles, name: person.email, mustChangePassword: false }
    await payload.create({ collection: 'staff', data })
  }
  const [admin] = staff
  const ask = adminOf(payload)
  const as = admin && (await logIn(ask, admin))
  if (!as) throw new Error('the administrator cannot log in')
  const body = { value: { sort: '-updatedAt', limit: 50 } }
  await ask('POST', '/payload-preferences/collection-pages', { as, body })
  return staff
}
