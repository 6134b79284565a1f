import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { atDesk, type World } from './world.ts'

/** Publishes other settings of a restaurant: its floor plan, its turn times, its pacing. */
export async function publish(world: World): Promise<void> {
  const { random } = world
  const house = random.pick(world.houses)
  const { settings } = house
  const [table] = settings.tables
  const change = random.pick<() => Partial<BookingSettingsInput>>([
    () => ({}),
    () => ({ tables: settings.tables.slice(1) }),
    () => ({ tables: [...settings.tables, { ...table, code: 'x1' } as typeof table & object] }),
    () => ({ turnTimes: [{ upTo: 2, minutes: random.pick([75, 90, 120]) }] }),
    () => ({ periods: settings.periods.map((one) => ({ ...one, coversPerSlot: 6 })) }),
  ])
  await atDesk(world, 'saveSettings', house.id, { ...settings, ...change() }, world.revision())
}
