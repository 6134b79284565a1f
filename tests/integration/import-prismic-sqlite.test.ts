import { describeImportPrismic } from '#tests/support/import-prismic-suite.ts'

describeImportPrismic('sqlite')
