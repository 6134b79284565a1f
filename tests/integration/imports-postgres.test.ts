import { describeImports } from '#tests/support/imports-suite.ts'

describeImports('postgres')
