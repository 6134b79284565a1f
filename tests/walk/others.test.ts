import { describeWalk } from './describe-walk.ts'
import { sample } from './site-paths.ts'

describeWalk('the pages of the group', (paths) => sample(paths.others, paths))
