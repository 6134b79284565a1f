import { describeSecondFactor } from '#tests/support/second-factor-suite.ts'

describeSecondFactor(async () => null)
