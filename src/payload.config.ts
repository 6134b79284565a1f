import path from 'node:path'
import { buildConfig } from 'payload'
import type { LoggerOptions } from 'pino'
import { serializeError } from '#lib/log/serialize-error.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { guardDocumentLocks } from './cms/access/document-locks.ts'
import { guardEndpoints } from './cms/access/guard-endpoints.ts'
import { applicationEndpoints } from './cms/applications/endpoints.ts'
import { auditLogEndpoints } from './cms/audit-log/endpoints.ts'
import { backupEndpoints } from './cms/backups/endpoints.ts'
import { collections } from './cms/collections.ts'
import { richTextEditor } from './cms/content/rich-text-editor.ts'
import { scheduledPublishing } from './cms/content/scheduled-publishing.ts'
import { contentDatabaseHooks } from './cms/content-database-hooks.ts'
import { database } from './cms/database/adapter.ts'
import { exportEndpoints } from './cms/exports/endpoints.ts'
import { timeZones } from './cms/fields/time-zones.ts'
import { figuresEndpoints } from './cms/figures/endpoints.ts'
import { findReplaceEndpoints } from './cms/find-replace/endpoints.ts'
import { fontEndpoints } from './cms/fonts/endpoints.ts'
import { globals } from './cms/globals.ts'
import { guestBookEndpoints } from './cms/guest-book/endpoints.ts'
import { guestDataEndpoints } from './cms/guest-data/endpoints.ts'
import { addFieldErrors } from './cms/hooks/errors/add-field-errors.ts'
import { answerUnavailable } from './cms/hooks/errors/answer-unavailable.ts'
import { answerUnreadable } from './cms/hooks/errors/answer-unreadable.ts'
import { hostEndpoints } from './cms/host/endpoints.ts'
import { iconEndpoints } from './cms/icons/endpoints.ts'
import { importEndpoints } from './cms/imports/endpoints.ts'
import { invitationEndpoints } from './cms/invitations/endpoints.ts'
import { locationSetupEndpoints } from './cms/locations/endpoints.ts'
import { menuEditingEndpoints } from './cms/menu-editing/endpoints.ts'
import { newsletterEndpoints } from './cms/newsletter/endpoints.ts'
import { outboxEndpoints } from './cms/outbox/endpoints.ts'
import { ownGroupEndpoints } from './cms/own-group/endpoints.ts'
import { pictureLibraryEndpoints } from './cms/picture-library/endpoints.ts'
import { isolatedSharp } from './cms/pictures/isolated-sharp.ts'
import { publishCheckEndpoints } from './cms/publish-check/endpoints.ts'
import { searchPreviewEndpoints } from './cms/search-preview/endpoints.ts'
import { secondFactorEndpoints } from './cms/second-factor/endpoints.ts'
import { sessionEndpoints } from './cms/sessions/endpoints.ts'
import { singleSignOnEndpoints } from './cms/single-sign-on/endpoints.ts'
import { siteCountsEndpoints } from './cms/site-counts/endpoints.ts'
import { soldOutEndpoints } from './cms/sold-out/endpoints.ts'
import { emailAdapter } from './cms/staff/email.ts'
import { MAX_LENGTH, MIN_LENGTH } from './cms/staff/passwords/length.ts'
import { submissionEndpoints } from './cms/submissions/endpoints.ts'
import { tableCardEndpoints } from './cms/table-cards/endpoints.ts'
import { tabletEndpoints } from './cms/tablets/endpoints.ts'
import { findPlace } from './data/places/places.ts'
import { env } from './env.ts'
import { COOKIE_PREFIX } from './lib/cookies/guarded-cookies.ts'
import { logUnlessOutage } from './lib/outage/current-outage.ts'
import { deriveSecret } from './lib/security/secrets.ts'
import * as t from './messages.gen.ts'

/** Keeps errors that an outage of the data causes out of the log, which has one line for the outage. */
const withoutOutages: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [said] = args as unknown[]
  const error = (said as { err?: unknown } | null)?.err ?? said
  logUnlessOutage(error, () => method.apply(this, args))
}

const config = buildConfig({
  serverURL: env.publicUrl,
  secret: deriveSecret(env.secret, 'payload'),
  routes: { admin: '/admin', api: '/admin/api' },
  admin: {
    user: 'staff',
    avatar: 'default',
    importMap: { baseDir: path.resolve('src') },
    components: {
      actions: ['/cms/views/tablets/change-person.tsx#ChangePerson'],
      graphics: {
        Icon: '/cms/views/branding/icon.tsx#Icon',
        Logo: '/cms/views/branding/logo.tsx#Logo',
      },
      Nav: '/cms/views/nav/nav.tsx#Nav',
      providers: [
        '/cms/views/sessions/session-guard.client.tsx#SessionGuard',
        '/cms/views/late-changes/form-questions.client.tsx#FormQuestions',
      ],
      views: {
        applications: {
          Component: '/cms/views/submissions/applications.tsx#Applications',
          path: '/applications',
          meta: { title: t.applications() },
        },
        auditLog: {
          Component: '/cms/views/audit-log/audit-log.tsx#AuditLog',
          path: '/audit-log',
          meta: { title: t.auditLog() },
        },
        bookingSetup: {
          Component: '/cms/views/booking-setup/booking-setup.tsx#BookingSetup',
          path: '/reservations/begin',
          meta: { title: t.beginTakingBookings() },
        },
        brokenLinks: {
          Component: '/cms/views/broken-links/broken-links.tsx#BrokenLinks',
          path: '/broken-links',
          meta: { title: t.brokenLinks() },
        },
        contentCheck: {
          Component: '/cms/views/content-check/content-check.tsx#ContentCheck',
          path: '/content-check',
          meta: { title: t.contentCheck() },
        },
        dashboard: { Component: '/cms/views/dashboard/dashboard.tsx#Dashboard' },
        enquiries: {
          Component: '/cms/views/submissions/enquiries.tsx#Enquiries',
          path: '/enquiries',
          meta: { title: t.enquiries() },
        },
        figures: {
          Component: '/cms/views/figures/figures.tsx#Figures',
          path: '/figures',
          meta: { title: t.figures() },
        },
        findAndReplace: {
          Component: '/cms/views/find-replace/find-replace.tsx#FindReplace',
          path: '/find-and-replace',
          meta: { title: t.findAndReplace() },
        },
        // Before *What is live*, whose path is the beginning of this one.
        ownGroup: {
          Component: '/cms/views/own-group/own-group.tsx#OwnGroup',
          path: '/going-live/own-group',
          meta: { title: t.beginWithYourOwnGroup() },
        },
        goingLive: {
          Component: '/cms/views/first-steps/going-live.tsx#GoingLive',
          path: '/going-live',
          meta: { title: t.whatIsLive() },
        },
        guestData: {
          Component: '/cms/views/guest-data/guest-data.tsx#GuestData',
          path: '/guest-data',
          meta: { title: t.guestData() },
        },
        guests: {
          Component: '/cms/views/guests/guests.tsx#Guests',
          path: '/guests',
          meta: { title: t.guests() },
        },
        imports: {
          Component: '/cms/views/imports/imports.tsx#Imports',
          path: '/imports',
          meta: { title: t.imports() },
        },
        kitchen: {
          Component: '/cms/views/kitchen/kitchen.tsx#Kitchen',
          path: '/kitchen',
          meta: { title: t.kitchen() },
        },
        // In place of Payload's own, which knows no second step.
        login: {
          Component: '/cms/views/sign-in/sign-in.tsx#SignIn',
          path: '/login',
          meta: { title: t.signIn() },
        },
        menuCheck: {
          Component: '/cms/views/menu-check/menu-check.tsx#MenuCheck',
          path: '/menu-check',
          meta: { title: t.menuCheck() },
        },
        newsCalendar: {
          Component: '/cms/views/news-calendar/news-calendar.tsx#NewsCalendar',
          path: '/news-calendar',
          meta: { title: t.newsCalendar() },
        },
        notices: {
          Component: '/cms/views/notices/notices.tsx#Notices',
          path: '/notices',
          meta: { title: t.notices() },
        },
        pastedMenu: {
          Component: '/cms/views/pasted-menu/pasted-menu.tsx#PastedMenu',
          path: '/menus/paste',
          meta: { title: t.pasteAMenu() },
        },
        pictures: {
          Component: '/cms/views/pictures/pictures.tsx#Pictures',
          path: '/pictures',
          meta: { title: t.pictures() },
        },
        outbox: {
          Component: '/cms/views/outbox/outbox.tsx#Outbox',
          path: '/outbox',
          meta: { title: t.outbox() },
        },
        paper: {
          Component: '/cms/views/paper/paper.tsx#Paper',
          path: '/reservations/paper',
          meta: { title: t.paper() },
        },
        reservations: {
          Component: '/cms/views/reservations/reservations.tsx#Reservations',
          path: '/reservations',
          meta: { title: t.reservations() },
        },
        secondStep: {
          Component: '/cms/views/second-step/view.tsx#SecondStepView',
          path: '/second-step',
          meta: { title: t.secondStep() },
        },
        soldOut: {
          Component: '/cms/views/sold-out/sold-out.tsx#SoldOut',
          path: '/sold-out',
          meta: { title: t.soldOut() },
        },
        system: {
          Component: '/cms/views/system/system.tsx#System',
          path: '/system',
          meta: { title: t.system() },
        },
        tonight: {
          Component: '/cms/views/tonight/tonight.tsx#Tonight',
          path: '/tonight',
          meta: { title: t.tonight() },
        },
        wholeMenu: {
          Component: '/cms/views/menu-editing/whole/whole-menu.tsx#WholeMenu',
          path: '/whole-menu',
          meta: { title: t.wholeMenu() },
        },
        prices: {
          Component: '/cms/views/menu-editing/prices/prices.tsx#Prices',
          path: '/prices',
          meta: { title: t.prices() },
        },
        websiteFigures: {
          Component: '/cms/views/website-figures/website-figures.tsx#WebsiteFigures',
          path: '/website-figures',
          meta: { title: t.websiteFigures() },
        },
        pin: {
          Component: '/cms/views/tablets/pin.tsx#PinView',
          path: '/pin',
          meta: { title: t.pin() },
        },
        tablets: {
          Component: '/cms/views/tablets/tablets.tsx#Tablets',
          path: '/tablets',
          meta: { title: t.tablets() },
        },
        tableCards: {
          Component: '/cms/views/table-cards.tsx#TableCards',
          path: '/table-cards',
          meta: { title: t.tableCards() },
        },
      },
    },
    meta: {
      titleSuffix: ' · Tableside',
      icons: [{ rel: 'icon', type: 'image/png', url: '/icon-192.png' }],
    },
    timezones: {
      defaultTimezone: 'America/Vancouver',
      supportedTimezones: timeZones.map((zone) => ({ label: zone, value: zone })),
    },
  },
  cookiePrefix: COOKIE_PREFIX,
  // Payload's own tokens let nobody in: sessions are those of cms/sessions.
  auth: { jwtOrder: [] },
  csrf: [env.publicUrl],
  cors: [],
  graphQL: { disable: true },
  defaultDepth: 1,
  maxDepth: 3,
  blocks: sliceBlocks,
  collections: collections(env, sliceBlocks),
  endpoints: [
    ...hostEndpoints,
    ...locationSetupEndpoints(findPlace),
    ...soldOutEndpoints,
    ...menuEditingEndpoints,
    ...pictureLibraryEndpoints,
    ...findReplaceEndpoints,
    ...publishCheckEndpoints,
    ...searchPreviewEndpoints,
    ...iconEndpoints,
    ...fontEndpoints,
    ...tableCardEndpoints,
    ...guestBookEndpoints,
    ...guestDataEndpoints,
    ...exportEndpoints,
    ...figuresEndpoints,
    ...siteCountsEndpoints,
    ...outboxEndpoints,
    ...ownGroupEndpoints,
    ...applicationEndpoints,
    ...submissionEndpoints,
    ...newsletterEndpoints,
    ...auditLogEndpoints,
    ...backupEndpoints,
    ...importEndpoints,
    ...invitationEndpoints,
    ...secondFactorEndpoints,
    ...sessionEndpoints,
    ...singleSignOnEndpoints,
    ...tabletEndpoints,
  ],
  globals,
  hooks: { afterError: [addFieldErrors, answerUnreadable, answerUnavailable] },
  editor: richTextEditor,
  email: emailAdapter(env),
  jobs: scheduledPublishing,
  logger: {
    options: {
      level: env.logLevel,
      hooks: { logMethod: withoutOutages },
      serializers: { err: serializeError },
    },
  },
  db: database(env, contentDatabaseHooks),
  sharp: isolatedSharp,
  telemetry: false,
  // `npm run generate` writes it; who starts the content system does not, in a process of seconds.
  typescript: { autoGenerate: false, outputFile: path.resolve('src/payload-types.ts') },
  i18n: {
    translations: {
      en: {
        authentication: {
          newPassword: t.newPasswordLabel({ min: MIN_LENGTH, max: MAX_LENGTH }),
        },
        general: { true: t.yes(), false: t.no() },
        fields: { searchForBlock: t.searchForASlice() },
      },
    },
  },
  upload: {
    ...{ abortOnLimit: true, limits: { fileSize: 25 * 1024 * 1024 } },
    // The dot before an ending of up to four letters stays.
    ...{ safeFileNames: true, preserveExtension: 4 },
  },
})

export default config.then(guardDocumentLocks).then(guardEndpoints)
