import { prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const careers: DemoPage = {
  uid: 'location-careers-page',
  type: 'location-careers-page',
  title: 'Careers',
  slices: [
    {
      blockType: 'small_hero',
      eyebrow: 'Careers',
      title: 'Work by the fire',
      image: pic('oven'),
      mobileImage: pic('oven_portrait'),
      showLocation: true,
    },
    {
      blockType: 'copy_hero',
      eyebrow: 'Who we’re looking for',
      title: 'Kind first. The rest can be taught.',
      body: prose(`
We hire people who notice things: a glass nearly empty, a coat with nowhere to go, bread two minutes from done. If you have done this for ten years, come in. If you have never done it, come at four and eat with us.
`),
      tone: 'linen',
    },
    {
      blockType: 'callouts',
      eyebrow: 'What you get',
      title: 'The plain facts',
      tone: 'paper',
      cards: [
        {
          title: 'Time',
          text: 'Schedules posted three weeks ahead. Two days off in a row. Closed on Christmas Day.',
          image: pic('coffee'),
        },
        {
          title: 'Money',
          text: 'A living wage everywhere, tips shared by hours worked, health benefits from the first month.',
          image: pic('tips'),
        },
        {
          title: 'A trade',
          text: 'Bread, butchery, wine, service: paid days to learn, and a season in another city if you want one.',
          image: pic('sourdough'),
        },
      ],
    },
    {
      blockType: 'locations_apply',
      eyebrow: 'Apply',
      title: 'Choose your fire',
      text: 'Every restaurant does its own hiring, and the cooks you would work with read what you send.',
      tone: 'spruce',
    },
    {
      blockType: 'form',
      variation: 'careers',
      eyebrow: 'Or apply here',
      title: 'Tell us about yourself',
      text: 'One page is plenty. It goes to the restaurant you choose, and to nobody else.',
      successText: 'Thank you. The restaurant has your application and will answer within a week.',
      tone: 'linen',
    },
    {
      blockType: 'frequently_asked_questions',
      title: 'How it works',
      items: [
        {
          q: 'What happens after I apply?',
          a: prose('A person reads it. Within a week we call you, or write to say why not.'),
        },
        {
          q: 'Do I need experience?',
          a: prose('For the grill, some. For everything else, just an honest interest.'),
        },
        {
          q: 'Can I move between restaurants?',
          a: prose('After a year, yes. Many of us have. We help with the move.'),
        },
      ],
    },
    {
      blockType: 'seo_slice',
      description: 'Cooks, bartenders, hosts, managers: work by the fire.',
    },
  ],
}
