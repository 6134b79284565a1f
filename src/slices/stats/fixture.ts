import type { Stats } from './schema.ts'

export const full: Stats = {
  title: 'A year by the fire',
  items: [
    { title: 'oysters shucked', startNumber: 180_000, endNumber: 214_600, useGrouping: true },
    { title: 'the first hearth was lit', startNumber: 1950, endNumber: 2009, useGrouping: false },
    { title: 'cords of alder and maple', startNumber: 0, endNumber: 96, useGrouping: true },
  ],
  tone: 'spruce',
}

export const minimal: Stats = { items: [{ title: 'houses on two coasts', endNumber: 18 }] }
