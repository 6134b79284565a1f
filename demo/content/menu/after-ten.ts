import type { DemoCategory } from './types.ts'

export const afterTen: DemoCategory = {
  uid: 'after-ten',
  title: 'After Ten',
  description: 'What the grill keeps cooking when the room goes quiet.',
  checkedAt: '2026-11-03',
  served: [{ days: ['friday', 'saturday'], from: '22:00', until: '00:30' }],
  items: [],
  listed: ['fire-fries', 'ember-olives', 'hot-honey-wings', 'saltwood-burger', 'burnt-cheesecake'],
}
