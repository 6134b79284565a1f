import { describePublishCheck } from '#tests/support/publish-check-suite.ts'

describePublishCheck('sqlite')
