import { describeWalk } from './describe-walk.ts'

describeWalk('a page of each type', ({ ofLocations, others, isModel }) =>
  [...ofLocations, ...others].filter(isModel),
)
