import { describeBusyBook } from '#tests/support/busy-book-suite.ts'

describeBusyBook('sqlite')
