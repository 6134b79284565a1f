import { describePastedMenu } from '#tests/support/pasted-menu-suite.ts'

describePastedMenu('postgres')
