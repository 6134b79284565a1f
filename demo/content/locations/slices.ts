import { link, page, pic, prose } from '../authored.ts'
import { floorPlans } from '../booking/floor-plans.ts'
import type { AuthoredSlice } from '../slices.ts'
import type { DemoLocation } from '../types.ts'

type Question = { q: string; a: ReturnType<typeof prose> }

/** What stands below the facts on a restaurant's page: what it is known for, and what guests ask. */
export function locationSlices(location: DemoLocation): AuthoredSlice[] {
  const { eyebrow, title, text, image } = location.highlight
  return [
    {
      blockType: 'card_eyecatcher',
      eyebrow,
      title,
      body: prose(text),
      image: pic(image),
      imageSide: 'left',
      tone: 'paper',
    },
    {
      blockType: 'frequently_asked_questions',
      title: 'Before you come',
      items: questions(location),
    },
    ...(location.comingSoon ? [] : [groups]),
  ]
}

const groups: AuthoredSlice = {
  blockType: 'copy_hero',
  eyebrow: 'Nine or more',
  title: 'We have a longer table.',
  cta: link('Group bookings', page('location-group-bookings-page')),
  tone: 'spruce',
}

function questions({ uid, gettingHere, comingSoon, bookingProvider }: DemoLocation): Question[] {
  const here = { q: 'How do I get here?', a: prose(gettingHere) }
  if (comingSoon) return [here]
  const patio = floorPlans[uid]?.areas.some((area) => area.code === 'patio')
  return [
    here,
    { q: 'Can we sit outside?', a: prose(patio ? outside : inside) },
    { q: 'What if nothing is free?', a: prose(bookingProvider === 'link' ? list : walkIn) },
    { q: 'One of us does not eat that.', a: prose(diets) },
  ]
}

const outside =
  'Yes. Choose Outdoor when you book. If it rains, we bring you in without moving anyone else.'
const inside = 'There is no patio here. Ask for a table at the window instead.'
const list = 'There is always a list, and it moves. We text you when your seats are free.'
const walkIn =
  'Come anyway. The bar and a few tables are never booked out, and we are good at squeezing up.'
const diets =
  'The menu marks what is vegan, vegetarian, gluten free and dairy free, and what contains shellfish, fish or nuts. [Write to us](/contact) if you need more than that.'
