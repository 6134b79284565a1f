import { describeWalk } from '#tests/walk/describe-walk.ts'

describeWalk(
  'every page of the demo group',
  ({ ofLocations, others, unlisted }) => [...ofLocations, ...others, ...unlisted],
  { looksWidest: true },
)
