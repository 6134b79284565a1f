import { describeLargeImport } from '#tests/support/large-import-suite.ts'

describeLargeImport('postgres')
