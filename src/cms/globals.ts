import type { GlobalConfig } from 'payload'
import { logGlobal } from './audit-log/log-changes.ts'
import { showGlobalAuthors } from './audit-log/show-authors.ts'
import { withFormErrors } from './fields/form-errors.ts'
import { withLateChanges } from './fields/late-changes.ts'
import { banner } from './globals/banner.ts'
import { cookies } from './globals/cookies.ts'
import { footer } from './globals/footer.ts'
import { header } from './globals/header.ts'
import { look } from './globals/look.ts'
import { notFoundPage } from './globals/not-found-page.ts'
import { popup } from './globals/popup.ts'
import { seoTemplate } from './globals/seo-template.ts'
import { settings } from './globals/settings.ts'
import { specialDays } from './globals/special-days.ts'
import { words } from './globals/words.ts'
import { withDepthLimit } from './hooks/content/depth-limit.ts'
import { withReferenceCheck } from './hooks/content/reference-check.ts'

/** Everything that exists once. */
export const globals: GlobalConfig[] = [
  header,
  footer,
  banner,
  popup,
  cookies,
  notFoundPage,
  seoTemplate,
  look,
  words,
  settings,
  specialDays,
]
  .map(withReferenceCheck)
  .map(logGlobal)
  .map(showGlobalAuthors)
  .map(withFormErrors)
  .map(withLateChanges)
  .map(withDepthLimit)
