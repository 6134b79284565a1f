/** A rectangle of the source picture, in pixels of the source. */
export type Crop = { left: number; top: number; width: number; height: number }

/** One picture of the demo, described by hand; its sizes are made by `demo/make-media.ts`. */
export type PictureSource = {
  /** What is on it, in words. */
  alt: string
  /** Focal point in per cent from the left and from the top. */
  focal: [x: number, y: number]
  /** Cut out of another picture instead of having a file of its own. */
  crop?: Crop & { of: string }
}

/** The rendered pictures: key = file name without extension in `media/files`. */
const rendered = {
  bar_back: {
    alt: 'A back bar at night: three walnut shelves of green, amber and red bottles against glowing onyx, a candle on the counter',
    focal: [47, 55],
  },
  burger: {
    alt: 'A burger with a glossy sesame bun, melted cheddar, tomato and frilled lettuce on a wooden board',
    focal: [44, 55],
  },
  cellar: {
    alt: 'A wine cellar by candle light: bottles lying in oak lattices behind a table with a decanter, two glasses of red and a bottle',
    focal: [48, 58],
  },
  cocktail_coupe: {
    alt: 'A rose-coloured cocktail with a pale foam and a curl of lemon peel in a stemmed coupe, on a walnut bar',
    focal: [45, 45],
  },
  cocktail_highball: {
    alt: 'A tall highball with four clear ice cubes, a wheel of blood orange and a sprig of rosemary on the bar',
    focal: [48, 55],
  },
  cocktail_martini: {
    alt: 'A martini in a small stemmed glass with three green olives on a brass pick, candle light and a dish of olives beside it',
    focal: [48, 40],
  },
  cocktail_negroni: {
    alt: 'A Negroni over one large cube with a wheel of orange on the rim, a bowl of almonds beside it, a candle behind',
    focal: [38, 55],
  },
  cocktail_old_fashioned: {
    alt: 'An old fashioned over one large clear cube with a dark cherry and a strip of orange peel, a cut orange behind it',
    focal: [49, 50],
  },
  coffee: {
    alt: 'A flat white with a fern drawn in the foam, steaming in a dark cup beside a golden croissant',
    focal: [24, 45],
  },
  crates: {
    alt: 'Wooden crates of carrots with their greens, tomatoes, potatoes, beets and lettuces on a dark wooden floor',
    focal: [50, 60],
  },
  dining_room: {
    alt: 'The dining room at dusk: tables set along a green banquette, copper lamps, and tall windows over the last light',
    focal: [45, 55],
  },
  facade: {
    alt: 'The restaurant from the street at night: a brick house with a lit brass sign reading Saltwood, warm windows and a wet pavement',
    focal: [49, 48],
  },
  house_adobe: {
    alt: 'A red adobe house after sunset under strings of bulbs: a green door, the sign Saltwood, agaves and a tall cactus',
    focal: [55, 52],
  },
  house_fog: {
    alt: 'A row of painted wooden houses in the fog: red, yellow, and a green one with a lit shop window and the sign Saltwood',
    focal: [58, 52],
  },
  house_glass: {
    alt: 'A glass corner house in the rain at night under a cedar canopy with the sign Saltwood, bottles and a fire glowing inside',
    focal: [48, 52],
  },
  house_snow: {
    alt: 'A sandstone house in the snow: three lit arches, the brass sign Saltwood, small firs with lights beside the door',
    focal: [48, 58],
  },
  oven: {
    alt: 'A brick oven with a wood fire in a wall of green tiles, loaves on the stone shelf, candles on the counter before it',
    focal: [50, 45],
  },
  fire_hero: {
    alt: 'Steaks with rosemary and a skewer of tomatoes on an iron grill over glowing coals, sparks rising',
    focal: [42, 55],
  },
  fireside: {
    alt: 'Two bowls of soup, bread and two mugs on a low table before a log fire in a stone hearth',
    focal: [50, 65],
  },
  fries: {
    alt: 'Fries standing in a copper cup on a green plate, with rosemary, sea salt and a small bowl of aioli',
    focal: [40, 50],
  },
  gift_card: {
    alt: 'A dark green gift card with the word Saltwood in gold, on linen beside an envelope closed with red wax',
    focal: [55, 60],
  },
  long_table: {
    alt: 'Along a long table laid with white plates: a linen runner with candles and greenery, wine in the glasses, dusk in the window',
    focal: [50, 60],
  },
  olives: {
    alt: 'Green and purple olives with orange peel, fennel seed and bay in a small iron pan among the ashes, coals glowing behind',
    focal: [48, 52],
  },
  oysters: {
    alt: 'Six oysters on crushed ice around a small bowl of red mignonette, with lemon and dill',
    focal: [50, 50],
  },
  pancakes: {
    alt: 'A stack of six pancakes with butter, raspberries, blueberries and syrup running down the sides',
    focal: [50, 50],
  },
  pasta: {
    alt: 'A nest of tagliatelle with burst tomatoes, basil and shaved cheese on a speckled plate',
    focal: [48, 58],
  },
  patio: {
    alt: 'The patio after sunset: tables around a fire bowl under strings of lights, the shore glittering behind',
    focal: [50, 60],
  },
  pizza: {
    alt: 'A wood-fired pizza with blistered crust, tomato, mozzarella and basil on a round board, one slice cut',
    focal: [50, 52],
  },
  prawns: {
    alt: 'Grilled prawns with garlic and parsley on a dark green plate, in butter, with two halves of charred lemon',
    focal: [50, 55],
  },
  private_room: {
    alt: 'A private dining room: one long candle-lit table for fourteen under a row of brass lamps, green walls',
    focal: [52, 55],
  },
  salad: {
    alt: 'A bowl of green leaves with radish, cherry tomatoes and crumbled feta',
    focal: [48, 45],
  },
  salmon: {
    alt: 'Grilled salmon on asparagus with dill, charred lemon, new potatoes and a caper butter sauce',
    focal: [52, 50],
  },
  soup: {
    alt: 'A steaming bowl of roasted tomato soup with a swirl of cream, croutons and basil',
    focal: [47, 45],
  },
  sourdough: {
    alt: 'A cut loaf of sourdough and three slices on dark wood, with whipped butter, rosemary and flaked salt',
    focal: [50, 52],
  },
  steak: {
    alt: 'A sliced rare steak on a wooden board with cracked pepper, chimichurri and a copper cup of fries',
    focal: [42, 62],
  },
  table_top: {
    alt: 'A table laid for two from above: green and white plates, rosemary on folded napkins, candles and bread on a linen runner',
    focal: [50, 50],
  },
  tart: {
    alt: 'A dark chocolate tart with raspberries, blueberries and flecks of gold beside an oval of cream',
    focal: [48, 55],
  },
  the_pass: {
    alt: 'The pass of the kitchen: plates waiting in a row under copper lamps, salmon in front, order slips on the rail above',
    focal: [45, 62],
  },
  tips: {
    alt: 'A brass dish heaped with coins on a walnut bar, more coins beside it, a candle behind',
    focal: [45, 55],
  },
  wine: {
    alt: 'A glass of red and a glass of white wine by candlelight, with a cork and a small bowl of olives',
    focal: [48, 45],
  },
  woodstack: {
    alt: 'Split logs stacked in a niche between stone walls, a candle lantern and a chopping block before them',
    focal: [45, 50],
  },
  ember_loop: {
    alt: 'Glowing embers in the dark with sparks drifting up',
    focal: [50, 65],
  },
  fireside_loop: {
    alt: 'A log fire burning in a stone hearth, a round table with two steaming bowls and mugs before it',
    focal: [60, 55],
  },
} satisfies Record<string, PictureSource>

/** Crops of the rendered pictures: portrait ones for narrow heroes, details for tiles. */
const crops = {
  ember_portrait: {
    alt: 'Glowing embers in the dark with sparks drifting up',
    focal: [50, 65],
    crop: { of: 'ember_loop', left: 352, top: 0, width: 576, height: 720 },
  },
  facade_portrait: {
    alt: 'The front door at night under a lit brass sign reading Saltwood, bay trees on both sides',
    focal: [50, 45],
    crop: { of: 'facade', left: 509, top: 0, width: 864, height: 1080 },
  },
  fog_portrait: {
    alt: 'A green wooden house in the fog, its shop window lit under the sign Saltwood, a red door beside it',
    focal: [55, 55],
    crop: { of: 'house_fog', left: 740, top: 0, width: 960, height: 1200 },
  },
  snow_window: {
    alt: 'A bench under snow before a lit arched window, a small fir with lights beside it',
    focal: [45, 50],
    crop: { of: 'house_snow', left: 0, top: 400, width: 900, height: 600 },
  },
  oven_portrait: {
    alt: 'A wood fire in a brick oven between green tiles, candles on the counter before it',
    focal: [50, 45],
    crop: { of: 'oven', left: 380, top: 0, width: 854, height: 1067 },
  },
  fireside_portrait: {
    alt: 'A log fire in a stone hearth, soup, bread and two mugs on a low table before it',
    focal: [50, 60],
    crop: { of: 'fireside', left: 385, top: 0, width: 854, height: 1067 },
  },
  fire_portrait: {
    alt: 'A steak with rosemary on an iron grill over glowing coals, sparks rising',
    focal: [50, 55],
    crop: { of: 'fire_hero', left: 340, top: 0, width: 864, height: 1080 },
  },
  bar_portrait: {
    alt: 'Bottles on glowing shelves behind the bar, a candle on the counter',
    focal: [50, 60],
    crop: { of: 'bar_back', left: 620, top: 0, width: 864, height: 1080 },
  },
  bar_candle: {
    alt: 'A candle and two champagne coupes on the bar under shelves of lit bottles',
    focal: [50, 60],
    crop: { of: 'bar_back', left: 720, top: 280, width: 1200, height: 800 },
  },
  banquette: {
    alt: 'Tables laid along a green leather banquette, a candle on each, dusk in the windows at the end',
    focal: [45, 60],
    crop: { of: 'dining_room', left: 0, top: 333, width: 1080, height: 720 },
  },
  dining_window: {
    alt: 'Tables by tall windows over the last light of the day, copper lamps above',
    focal: [50, 55],
    crop: { of: 'dining_room', left: 620, top: 180, width: 1300, height: 867 },
  },
  gift_seal: {
    alt: 'An envelope closed with red wax, the corner of a dark green card on it',
    focal: [20, 45],
    crop: { of: 'gift_card', left: 0, top: 0, width: 990, height: 660 },
  },
  patio_fire: {
    alt: 'A fire bowl between patio tables, the lights of the shore behind it at nightfall',
    focal: [52, 55],
    crop: { of: 'patio', left: 340, top: 280, width: 1180, height: 787 },
  },
} satisfies Record<string, PictureSource>

/** Every picture of the demo by name. */
export const pictures = { ...rendered, ...crops }

export type PictureName = keyof typeof pictures

/** The render that a picture is, or was cut out of: crops of one render are the same picture to a guest. */
export const renderOf = (name: PictureName): PictureName =>
  ((pictures[name] as PictureSource).crop?.of as PictureName | undefined) ?? name
