import { describeHours } from '#tests/support/hours-suite.ts'

describeHours('postgres')
