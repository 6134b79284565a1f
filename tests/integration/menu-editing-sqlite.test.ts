import { describeMenuEditing } from '#tests/support/menu-editing-suite.ts'

describeMenuEditing('sqlite')
