import { describeDishDrafts } from '#tests/support/dish-drafts-suite.ts'

describeDishDrafts('sqlite')
