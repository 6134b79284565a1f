import { describeStarter } from '#tests/support/starter-suite.ts'

describeStarter('sqlite')
