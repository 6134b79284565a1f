import { encoding } from './chapters/01-encoding.ts'
import { validation } from './chapters/02-validation.ts'
import { browsers } from './chapters/03-browsers.ts'
import { interfaces } from './chapters/04-interfaces.ts'
import { files } from './chapters/05-files.ts'
import { authentication } from './chapters/06-authentication.ts'
import { sessions } from './chapters/07-sessions.ts'
import { authorization } from './chapters/08-authorization.ts'
import { tokens } from './chapters/09-tokens.ts'
import { oauth } from './chapters/10-oauth.ts'
import { cryptography } from './chapters/11-cryptography.ts'
import { communication } from './chapters/12-communication.ts'
import { configuration } from './chapters/13-configuration.ts'
import { dataProtection } from './chapters/14-data-protection.ts'
import { code } from './chapters/15-code.ts'
import { logging } from './chapters/16-logging.ts'
import { webrtc } from './chapters/17-webrtc.ts'
import type { Chapter } from './requirement.ts'

/** All requirements of OWASP ASVS 5.0.0 at levels 1 and 2. */
export const chapters: readonly Chapter[] = [
  encoding,
  validation,
  browsers,
  interfaces,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  code,
  logging,
  webrtc,
]
