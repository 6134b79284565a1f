import type { Seed, Site } from '#tests/support/site.ts'
import { type Ask, askAs, makeHost, OWN_PASSWORD, signIn } from '#tests/support/staff.ts'

/** What the staff do, each time that it is called; throws where it is refused. */
export type Staff = { publish(): Promise<void>; readDay(): Promise<void>; sellOut(): Promise<void> }

const UID = 'kitsilano'

/** An editor who publishes, and a host who looks at the day and says what is sold out; one account does both. */
export async function createStaff(site: Pick<Site, 'url'>, seed: Seed): Promise<Staff> {
  let ask: Ask = await signIn(site, seed.staff)
  const administrator = { ...seed.staff, password: OWN_PASSWORD }
  const { location } = await makeHost(site, administrator, UID)
  /** Signs in again where the session has come to its end. */
  const asking: Ask = async (...asked) => {
    try {
      return await ask(...asked)
    } catch (error) {
      if (!/: 40[13] /.test(String(error))) throw error
      ask = await askAs(site, administrator)
      return ask(...asked)
    }
  }
  let published = 0
  let isGone = false
  return {
    async publish() {
      const intro = `What the boats brought, for the ${++published}th time.`
      await asking('PATCH', `/locations/${location}`, { intro, _status: 'published' })
    },
    async readDay() {
      await asking('GET', `/reservations/day?location=${location}`)
    },
    async sellOut() {
      const { menu } = (await asking('GET', `/sold-out/board?location=${location}`)) as {
        menu: { dishes: { id: string }[] }[]
      }
      isGone = !isGone
      const item = menu[0]?.dishes[0]?.id
      await asking('POST', '/sold-out/set', { location, item, soldOut: isGone })
    },
  }
}
