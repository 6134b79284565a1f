import { describeExports } from '#tests/support/exports-suite.ts'

describeExports('sqlite')
