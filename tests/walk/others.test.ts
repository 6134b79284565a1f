import { describeWalk } from './describe-walk.ts'

describeWalk('the pages of the group', ({ others }) => others)
