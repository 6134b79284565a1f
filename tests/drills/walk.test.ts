import { makeSeed, startSite } from '#tests/support/site.ts'
import { describeWalk } from '../walk/describe-walk.ts'

describeWalk(
  'every page of the demo group',
  ({ ofLocations, others, unlisted }) => [...ofLocations, ...others, ...unlisted],
  { start: async () => startSite({ seed: await makeSeed() }) },
)
