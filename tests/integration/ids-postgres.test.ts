import { describeIds } from '#tests/support/ids-suite.ts'

describeIds('postgres')
