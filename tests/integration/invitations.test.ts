import { describeInvitations } from '#tests/support/invitations-suite.ts'

describeInvitations(async () => null)
