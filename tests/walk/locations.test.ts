import { describeWalk } from './describe-walk.ts'

/** Every so many of them; `npm run drills -- walk` looks at all. */
const STEP = 4

describeWalk('the pages of locations', ({ ofLocations, isModel }) =>
  ofLocations.filter((path, index) => isModel(path) || index % STEP === 0),
)
