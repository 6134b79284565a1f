import { afterTen } from './after-ten.ts'
import { beerAndCider } from './beer-and-cider.ts'
import { brunch } from './brunch.ts'
import { burgersAndSandwiches } from './burgers-and-sandwiches.ts'
import { cocktails } from './cocktails.ts'
import { coffeeAndTea } from './coffee-and-tea.ts'
import { desserts } from './desserts.ts'
import { fromTheFire } from './from-the-fire.ts'
import { hearthAndBread } from './hearth-and-bread.ts'
import { pasta } from './pasta.ts'
import { rawBar } from './raw-bar.ts'
import { sides } from './sides.ts'
import { smallPlates } from './small-plates.ts'
import { soupsAndSalads } from './soups-and-salads.ts'
import type { DemoCategory } from './types.ts'
import { wine } from './wine.ts'
import { woodFiredPizza } from './wood-fired-pizza.ts'
import { youngGuests } from './young-guests.ts'
import { zeroProof } from './zero-proof.ts'

/** Every category of the menu, as the house would read it out. */
export const categories: DemoCategory[] = [
  rawBar,
  hearthAndBread,
  smallPlates,
  soupsAndSalads,
  woodFiredPizza,
  pasta,
  fromTheFire,
  burgersAndSandwiches,
  sides,
  desserts,
  brunch,
  youngGuests,
  afterTen,
  cocktails,
  zeroProof,
  wine,
  beerAndCider,
  coffeeAndTea,
]
