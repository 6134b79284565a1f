import { describeWalk } from './describe-walk.ts'
import { sample } from './site-paths.ts'

describeWalk('the pages of locations', (paths) => sample(paths.ofLocations, paths))
