import { describeWalk } from './describe-walk.ts'

describeWalk('the pages of locations', ({ ofLocations }) => ofLocations)
