import type { Seed, Site } from '#tests/support/site.ts'
import { type Ask, makeHost, OWN_PASSWORD, signInToken } from '#tests/support/staff.ts'
import { firstDish, UID } from '../support/dining-room.ts'
import type { Client } from './http.ts'
import type { Plan } from './plans.ts'
import { repeat, type Stretch } from './repeat.ts'

/** Actions of the staff. Each call sends the requests of one action, and throws if the site refuses one. */
export type Staff = { publish(): Promise<void>; readDay(): Promise<void>; sellOut(): Promise<void> }

/** An administrator, who publishes as an editor does, and as a host looks at the day and says what is sold out. */
export async function createStaff(
  site: Pick<Site, 'url'>,
  seed: Seed,
  client: Client,
): Promise<Staff> {
  let token = await signInToken(site, seed.staff)
  const administrator = { ...seed.staff, password: OWN_PASSWORD }
  const { location } = await makeHost(site, administrator, UID)
  const send = (method: string, path: string, body: unknown) =>
    client.ask({
      ...{ method, path: `/admin/api${path}`, headers: { authorization: `JWT ${token}` } },
      ...(body ? { body } : {}),
    })
  /** Signs in again where the session has come to its end. */
  const ask: Ask = async (method, path, body) => {
    let answer = await send(method, path, body)
    if (answer.status === 401 || answer.status === 403) {
      const signedIn = await client.ask({
        ...{ method: 'POST', path: '/admin/api/staff/login', body: administrator },
      })
      token = String(signedIn.json.token)
      answer = await send(method, path, body)
    }
    if (answer.status >= 200 && answer.status < 300) return answer.json
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.json)}`)
  }
  const dish = await firstDish(ask)
  let published = 0
  let isGone = false
  return {
    async publish() {
      const intro = `What the boats brought, for the ${++published}th time.`
      await ask('PATCH', `/locations/${location}`, { intro, _status: 'published' })
    },
    async readDay() {
      await ask('GET', `/reservations/day?location=${location}`)
    },
    async sellOut() {
      isGone = !isGone
      await dish.say(isGone)
    },
  }
}

/** Performs the staff's actions at the intervals of a plan for the length of a period. */
export async function workAtTimes(
  staff: Staff,
  every: Plan['staffEvery'],
  stretch: Stretch,
): Promise<void> {
  await Promise.all([
    repeat(every.publish, stretch, staff.publish),
    repeat(every.readDay, stretch, staff.readDay),
    repeat(every.sellOut, stretch, staff.sellOut),
  ])
}
