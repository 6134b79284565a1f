import { describeAllergens } from '#tests/support/allergens-suite.ts'

describeAllergens('sqlite')
