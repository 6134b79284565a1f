import { describePictureLibrary } from '#tests/support/picture-library-suite.ts'

describePictureLibrary('sqlite')
