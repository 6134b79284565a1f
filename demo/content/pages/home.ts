import { film, link, page, prose } from '#cms/initial-content/authored.ts'
import { menu, pic, restaurant } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const home: DemoPage = {
  uid: 'homepage',
  type: 'homepage',
  title: 'Saltwood',
  slices: [
    {
      blockType: 'hero_carousel',
      slides: [
        {
          eyebrow: 'Coastal wood-fire kitchen and bar',
          title: 'Salt air, slow fire',
          cta: link('Book a Table', '/reservation'),
          image: pic('ember_loop'),
          mobileImage: pic('ember_portrait'),
          video: film('ember_loop_av1.mp4', 'ember_loop.mp4'),
        },
        {
          eyebrow: 'From St. John’s to Phoenix',
          title: 'The lights are on',
          cta: link('Find your Saltwood', page('location-listing-page')),
          image: pic('house_fog'),
          mobileImage: pic('fog_portrait'),
        },
        {
          eyebrow: 'Oak, alder, mesquite',
          title: 'Cooked where you can see it',
          cta: link('Read the menu', menu('coast-menu')),
          image: pic('oven'),
          mobileImage: pic('oven_portrait'),
        },
        {
          eyebrow: 'The bar',
          title: 'Stay for one more',
          cta: link('See what we pour', '/menu?menu-category=cocktails'),
          image: pic('bar_back'),
          mobileImage: pic('bar_portrait'),
        },
      ],
    },
    {
      blockType: 'copy_hero',
      eyebrow: 'What we do',
      title: 'We cook where the forest meets the sea.',
      body: prose(`
Every Saltwood is built around a hearth. Fish comes off the boat and onto alder. Beef waits for oak. Bread goes in before sunrise and the embers are still warm when the last guest leaves.

Nothing here is in a hurry. Sit down, have an oyster, watch the fire.
`),
      cta: link('About us', page('about-page')),
      tone: 'linen',
    },
    {
      blockType: 'slider',
      eyebrow: 'From the kitchen',
      title: 'Tonight’s table',
      tone: 'paper',
      slides: [
        {
          image: pic('oysters'),
          title: 'Oysters on ice',
          text: 'Shucked to order, red wine mignonette, a pinch of dill.',
        },
        {
          image: pic('steak'),
          title: 'Steak frites',
          text: 'Flat iron over oak, chimichurri, a cup of fries.',
        },
        {
          image: pic('salmon'),
          title: 'Grilled salmon',
          text: 'Skin side down until it sings. Asparagus, caper butter.',
        },
        {
          image: pic('pizza'),
          title: 'Margherita',
          text: 'Ninety seconds in the oven. Tomato, mozzarella, basil.',
        },
        {
          image: pic('tart'),
          title: 'Dark chocolate tart',
          text: 'A thin crust, deep dark ganache, raspberries.',
        },
      ],
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'After dark',
      title: 'A long bar, and time to sit at it',
      body: prose(
        'Short lists, clear ice, a bartender who remembers. Walk in for a stool, or book one by the fire.',
      ),
      image: pic('cocktail_old_fashioned'),
      cta: link('Cocktails and wine', '/menu?menu-category=cocktails'),
      imageSide: 'right',
      tone: 'spruce',
    },
    {
      blockType: 'callouts',
      eyebrow: 'Ways to gather',
      title: 'Come as you are',
      tone: 'linen',
      cards: [
        {
          title: 'The room upstairs',
          text: 'One long table, fourteen chairs, a door that closes.',
          image: pic('private_room'),
          cta: link('Group bookings', page('location-group-bookings-page')),
        },
        {
          title: 'A table to give',
          text: 'Gift cards in green and gold. They never expire.',
          image: pic('gift_card'),
          cta: link('Gift cards', page('gift-cards-page')),
        },
        {
          title: 'Under the lights',
          text: 'Patios with fire bowls, open until the last ember.',
          image: pic('patio'),
          cta: link('See Kitsilano', restaurant('kitsilano')),
        },
      ],
    },
    {
      blockType: 'seo_slice',
      title: 'Saltwood | Coastal wood-fire kitchen and bar',
      description:
        'Coastal wood-fire kitchen and bar. Eighteen rooms from St. John’s to Phoenix, each with a fire in the middle.',
    },
  ],
}
