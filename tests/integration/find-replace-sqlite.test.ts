import { describeFindReplace } from '#tests/support/find-replace-suite.ts'

describeFindReplace('sqlite')
