import { describeAuditLog } from '#tests/support/audit-log-suite.ts'

describeAuditLog('sqlite')
