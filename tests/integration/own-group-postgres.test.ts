import { describeOwnGroup } from '#tests/support/own-group-suite.ts'

describeOwnGroup('postgres')
