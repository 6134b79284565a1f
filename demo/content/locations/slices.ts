import { link, page, prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { AuthoredSlice } from '../slices.ts'
import type { DemoLocation } from '../types.ts'

type Question = { q: string; a: ReturnType<typeof prose> }

/** What stands below the facts on a restaurant's page: its story, what it is known for, what guests ask. */
export function locationSlices(location: DemoLocation): AuthoredSlice[] {
  const { story, highlight } = location
  return [
    {
      blockType: 'large_body_copy',
      title: story.title,
      body: prose(story.text),
      tone: 'linen',
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: highlight.eyebrow,
      title: highlight.title,
      body: prose(highlight.text),
      image: pic(highlight.image),
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

function questions(location: DemoLocation): Question[] {
  const { gettingHere, outside, asked, comingSoon, bookingProvider } = location
  const here = { q: 'How do I get here?', a: prose(gettingHere) }
  const own = asked.map(({ q, a }) => ({ q, a: prose(a) }))
  if (comingSoon) return [here, ...own]
  return [
    here,
    ...(outside ? [{ q: 'Can we sit outside?', a: prose(outside) }] : []),
    ...own,
    { q: 'What if you’re fully booked?', a: prose(bookingProvider === 'link' ? list : walkIn) },
    { q: 'What if one of us can’t eat something?', a: prose(diets) },
  ]
}

const list = 'There is always a list, and it moves. We’ll text you when your seats are free.'
const walkIn = 'Come anyway. Somebody always leaves early, and we are good at squeezing people in.'
const diets =
  'The menu marks what is vegan, vegetarian, gluten free and dairy free, and what contains shellfish, fish or nuts. [Write to us](/contact) if you need to know more.'
