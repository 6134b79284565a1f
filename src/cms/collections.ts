import type { CollectionConfig } from 'payload'
import type { SliceBlock, SliceCollection } from '#slices/define.ts'
import type { Env } from '../env.ts'
import { logCollection } from './audit-log/log-changes.ts'
import { showAuthors } from './audit-log/show-authors.ts'
import { logSignIns } from './audit-log/sign-ins.ts'
import { applications } from './collections/applications.ts'
import { bookingSettings } from './collections/booking-settings/booking-settings.ts'
import { enquiries } from './collections/enquiries.ts'
import { fonts } from './collections/fonts.ts'
import { formerAddresses } from './collections/former-addresses.ts'
import { locations } from './collections/locations.ts'
import { media } from './collections/media.ts'
import { menuCategories } from './collections/menu-categories.ts'
import { menuItems } from './collections/menu-items.ts'
import { menuTags } from './collections/menu-tags.ts'
import { menus } from './collections/menus.ts'
import { newsPosts } from './collections/news-posts.ts'
import { pages } from './collections/pages.ts'
import { redirects } from './collections/redirects.ts'
import { replyTemplates } from './collections/reply-templates.ts'
import { reusableSlices } from './collections/reusable-slices.ts'
import { staff } from './collections/staff.ts'
import { submissionActivity } from './collections/submission-activity.ts'
import { subscribers } from './collections/subscribers.ts'
import { zones } from './collections/zones.ts'
import { withFormErrors } from './fields/form-errors.ts'
import { withLateChanges } from './fields/late-changes.ts'
import { withNewDocumentView } from './fields/new-document.ts'
import { withPublicationPlans } from './fields/publication-plans.ts'
import { withDepthLimit } from './hooks/content/depth-limit.ts'
import { withReferenceCheck } from './hooks/content/reference-check.ts'
import { withPublishCheck } from './publish-check/with-publish-check.ts'

/** Every collection. How they are grouped and ordered for staff is said in `navigation/sections.ts`. */
export function collections(
  env: Pick<Env, 'dataDir' | 'publicUrl'>,
  slices: readonly SliceBlock[],
): CollectionConfig[] {
  const at = (place: SliceCollection) =>
    slices.filter(({ custom }) => custom.allowedIn.includes(place))
  const all = [
    pages(at('pages')),
    newsPosts(at('news-posts')),
    reusableSlices(at('reusable-slices')),
    redirects,
    formerAddresses,
    locations(at('locations')),
    bookingSettings,
    zones,
    menus(at('menus')),
    menuCategories,
    menuItems,
    menuTags,
    media(env.dataDir),
    fonts,
    applications,
    enquiries,
    submissionActivity,
    replyTemplates,
    subscribers,
    staff({ secureCookies: env.publicUrl.startsWith('https:') }),
  ]
  return all
    .map(withPublicationPlans)
    .map(withReferenceCheck)
    .map(logSignIns)
    .map(logCollection)
    .map(showAuthors)
    .map(withFormErrors)
    .map(withLateChanges)
    .map(withPublishCheck)
    .map(withNewDocumentView)
    .map(withDepthLimit)
}
