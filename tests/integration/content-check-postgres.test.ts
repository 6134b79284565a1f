import { describeContentCheck } from '#tests/support/content-check-suite.ts'

describeContentCheck('postgres')
