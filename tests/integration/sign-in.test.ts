import { describeSignIn } from '#tests/support/sign-in-suite.ts'

describeSignIn(async () => null)
