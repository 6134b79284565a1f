import { from, plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const hearthAndBread: DemoCategory = {
  uid: 'hearth-and-bread',
  title: 'Hearth and Bread',
  description: 'What the oven makes first.',
  items: [
    {
      uid: 'hearth-sourdough',
      title: 'Hearth Sourdough',
      price: 9,
      description: 'Two days in the making. Whipped butter, flaked salt, rosemary from the rail.',
      tags: ['vegetarian'],
      image: 'sourdough',
      pairings: [
        from('soups-and-salads', 'roasted-tomato-soup'),
        from('beer-and-cider', 'dry-orchard-cider'),
      ],
      nutrition: plate(420, 10, 54, 18, 690),
    },
    {
      uid: 'ember-olives',
      title: 'Ember Olives',
      price: 9,
      description: 'Warmed in the ashes with orange peel and fennel seed.',
      tags: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
      pairings: [from('wine', 'coastal-sparkling'), from('cocktails', 'low-tide-martini')],
      nutrition: plate(210, 1, 6, 21, 980),
    },
    {
      uid: 'cast-iron-cornbread',
      title: 'Cast-Iron Cornbread',
      price: 11,
      description: 'Browned butter, honey off the comb, a little smoke in the crust.',
      tags: ['vegetarian'],
      zones: ['mountain', 'prairies'],
      pairings: [from('beer-and-cider', 'amber-lager')],
      nutrition: plate(480, 8, 62, 22, 640),
    },
    {
      uid: 'blistered-peppers',
      title: 'Blistered Peppers',
      price: 12,
      description: 'Shishitos over high flame, lemon, grated cured yolk. One in ten bites back.',
      tags: ['vegetarian', 'gluten-free', 'dairy-free', 'spicy'],
      pairings: [from('beer-and-cider', 'harbour-pilsner')],
      nutrition: plate(160, 5, 11, 11, 420),
    },
    {
      uid: 'ash-baked-beets',
      title: 'Ash-Baked Beets',
      price: 14,
      description: 'Buried overnight, peeled warm, set on whipped ricotta with toasted hazelnuts.',
      tags: ['vegetarian', 'gluten-free', 'nuts'],
      pairings: [from('wine', 'cool-climate-pinot-noir'), from('zero-proof', 'orchard-and-thyme')],
      nutrition: plate(310, 11, 24, 19, 380),
    },
    {
      uid: 'warm-dip-and-flatbread',
      title: 'White Bean and Flatbread',
      price: 14,
      description: 'Beans cooked in the cooling oven, green oil, bread pulled from the flame.',
      tags: ['vegan', 'vegetarian', 'dairy-free'],
      pairings: [from('wine', 'island-pinot-gris')],
      nutrition: plate(460, 16, 58, 18, 710),
    },
  ],
}
