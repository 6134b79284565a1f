import { describeImportPictures } from '#tests/support/import-pictures-suite.ts'

describeImportPictures('sqlite')
