import { describeWords } from '#tests/support/words-suite.ts'

describeWords('postgres')
