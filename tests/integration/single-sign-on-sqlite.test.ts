import { describeSingleSignOn } from '#tests/support/single-sign-on-suite.ts'

describeSingleSignOn(async () => null)
