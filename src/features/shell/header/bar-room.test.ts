import { expect, it } from 'vitest'
import { isBarCrowded } from './bar-room.ts'

const buttons = ['Reserve', 'Order']
const links = [
  'Locations',
  'Menu',
  'Group bookings',
  'Gift cards',
  'News',
  'About',
  'Careers',
  'Contact',
]

it('has room for the links of a usual group', () => {
  expect(isBarCrowded({ links, buttons, name: 'Saltwood' })).toBe(false)
})

it.each([
  [
    'twelve links',
    {
      links: [...links, 'Private dining', 'Events', 'Our farm', 'Press'],
      buttons,
      name: 'Saltwood',
    },
  ],
  ['a wide logo', { links, buttons, name: 240 }],
  ['a long name', { links, buttons, name: 'The Old Lighthouse Company' }],
  [
    'long buttons',
    { links, buttons: ['Reserve your table now', 'Order pickup'], name: 'Saltwood' },
  ],
])('has no room with %s', (_, words) => expect(isBarCrowded(words)).toBe(true))
