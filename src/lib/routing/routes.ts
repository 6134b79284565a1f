import { SLICE_SIMULATOR_PATH } from '../front/slice-simulator.ts'
import { apiRoutes, unknownApiRoute } from './api-routes.ts'
import {
  CSP_REPORT_PATH,
  SERVICE_WORKER_PATH,
  SHARED_PICTURE_PATH,
  SITE_COUNTS_PATH,
  WHAT_WE_COUNT_PATH,
} from './fixed-paths.ts'
import { page, type Route, type RouteDetails, route } from './route.ts'
import { routeLimits } from './route-limits.ts'
import { shortcutRoutes } from './shortcuts.ts'

const KB = 1024
const MB = 1024 * KB

const menu = {
  documentType: 'menu',
  query: ['diet', 'allergen'],
  offline: true,
} satisfies RouteDetails

const contentPages: readonly Route[] = [
  page('/', { documentType: 'homepage', sitemap: 'published' }),
  page('/about', { documentType: 'about-page', sitemap: 'published' }),
  page('/contact', { documentType: 'contact-page', sitemap: 'published' }),
  page('/gift-cards', { documentType: 'gift-cards-page', sitemap: 'published' }),
  page('/corporate-gift-cards', { documentType: 'bulk-gift-cards-page', sitemap: 'published' }),
  page('/group-bookings', {
    documentType: 'location-group-bookings-page',
    sitemap: 'published',
  }),
  page('/success', { documentType: 'success-page', noindex: true, sitemap: 'never' }),

  // Lists are there whether or not the editors have written a page around them.
  page('/locations', {
    documentType: 'location-listing-page',
    query: ['country', 'region', 'near', 'page'],
    sitemap: 'always',
  }),
  page('/locations/[uid]', { documentType: 'location', sitemap: 'published' }),
  page('/locations/[uid]/menu', { ...menu, sitemap: 'published' }),
  route('public', '/locations/[uid]/menu.pdf', { noindex: true }),
  page('/locations/[uid]/touchless-menu', { ...menu, sitemap: 'never' }),
  page('/locations/[uid]/room-service-menu', { ...menu, sitemap: 'never' }),
  page('/locations/[uid]/careers', {
    documentType: 'location-careers-page',
    sitemap: 'published',
  }),
  page('/locations/[uid]/group-bookings', {
    documentType: 'location-group-bookings-page',
    sitemap: 'published',
  }),
  page('/locations/[uid]/news/[post]', { documentType: 'news-post', sitemap: 'published' }),

  page('/news', { documentType: 'news-listing-page', query: ['page'], sitemap: 'always' }),
  // Lists, unless a post has taken the name (spec:routes.news-lists): the page itself looks.
  page('/news/ca', { query: ['page'], sitemap: 'always' }),
  page('/news/us', { query: ['page'], sitemap: 'always' }),
  // Hard: a post may be redirected to the visitor's own location.
  route('visitor', '/news/[post]', {
    documentType: 'news-post',
    publicWhenPublished: true,
    sitemap: 'published',
  }),
  page('/news/[country]/[post]', { documentType: 'news-post', sitemap: 'published' }),
  route('visitor', '/news-redirect/[post]', { documentType: 'news-post' }),
]

/** Pages of the program itself, and the files that robots and browsers ask for. */
const fixedRoutes: readonly Route[] = [
  page(WHAT_WE_COUNT_PATH, { noindex: true, sitemap: 'never' }),
  page('/test', { noindex: true, sitemap: 'never' }),
  page('/style-guide', { noindex: true, sitemap: 'never' }),
  page('/component-library', { noindex: true, sitemap: 'never' }),
  page('/slice-library', { noindex: true, sitemap: 'never' }),
  page('/slice-library/[slice]', { noindex: true, parameters: 'code', sitemap: 'never' }),
  route('private', SLICE_SIMULATOR_PATH, {
    noindex: true,
    handler: 'slice-simulator',
    bodyLimit: MB,
  }),

  route('public', '/robots.txt'),
  route('public', '/sitemap.xml'),
  route('public', '/sitemap/[part]', { parameters: 'code' }),
  route('public', '/favicon.ico'),
  route('public', '/icon-192.png'),
  route('public', '/icon.svg'),
  route('public', '/apple-touch-icon.png'),
  route('public', SHARED_PICTURE_PATH),
]

/** A page of one guest, found by the token in its address. */
const guestPage = (pattern: `/my/${string}`, details: RouteDetails = {}): Route =>
  route('private', pattern, {
    noindex: true,
    methods: ['GET', 'POST'],
    secretBelow: '/my',
    ...details,
    rateLimits: { POST: routeLimits.manage, any: routeLimits.my, ...details.rateLimits },
  })

const privateRoutes: readonly Route[] = [
  route('private', '/preview/[...rest]', {
    noindex: true,
    methods: ['GET'],
    rateLimits: { any: routeLimits.preview },
    robots: 'disallowed',
  }),
  guestPage('/my/reservations/[token]/mail', {
    parameters: 'token',
    rateLimits: { POST: routeLimits.mail },
  }),
  guestPage('/my/newsletter/[token]/unsubscribe', {
    parameters: 'token',
    postEndsContact: true,
    rateLimits: { POST: routeLimits.unsubscribe },
  }),
  guestPage('/my/[...rest]'),
  route('private', '/test-bank/[...rest]', {
    noindex: true,
    methods: ['GET', 'POST'],
    secretBelow: '/test-bank',
    rateLimits: { any: routeLimits.testBank },
  }),
]

const adminRoute = (pattern: `/admin/${string}`, details: RouteDetails = {}): Route =>
  route('admin', pattern, { noindex: true, bodyLimit: 25 * MB, robots: 'disallowed', ...details })

const withToken = (prefix: `/admin/${string}`, details: RouteDetails = {}): Route =>
  adminRoute(`${prefix}/[...rest]`, { secretBelow: prefix, ...details })

const adminRoutes: readonly Route[] = [
  withToken('/admin/reset'),
  withToken('/admin/invitation'),
  withToken('/admin/verify'),
  withToken('/admin/api/staff/reset', { rateLimits: { POST: routeLimits.password } }),
  withToken('/admin/api/staff/verify', { rateLimits: { POST: routeLimits.staff } }),
  withToken('/admin/api/backups/download'),
  adminRoute('/admin/api/staff/login', { rateLimits: { POST: routeLimits.login } }),
  adminRoute('/admin/api/staff/forgot-password', { rateLimits: { POST: routeLimits.password } }),
  adminRoute('/admin/api/staff/reset-password', { rateLimits: { POST: routeLimits.password } }),
  adminRoute('/admin/api/staff/unlock', { rateLimits: { POST: routeLimits.password } }),
  // An administrator who makes accounts is not limited.
  adminRoute('/admin/api/staff'),
  adminRoute('/admin/api/staff/[...rest]', { rateLimits: { POST: routeLimits.staff } }),
  adminRoute('/admin/api/second-factor/[...rest]', {
    rateLimits: { POST: routeLimits.secondStep },
  }),
  adminRoute('/admin/api/passkeys/[...rest]', { rateLimits: { POST: routeLimits.secondStep } }),
  adminRoute('/admin/api/tablets/[...rest]', { rateLimits: { POST: routeLimits.tablets } }),
  adminRoute('/admin/api/single-sign-on/[...rest]', {
    rateLimits: { any: routeLimits.singleSignOn },
  }),
  // Files of imports are read as they arrive.
  adminRoute('/admin/api/imports/file', { bodyLimit: 256 * MB }),
  adminRoute('/admin/[...rest]'),
]

const fileRoutes: readonly Route[] = [
  route('file', '/media/[...rest]', { handler: 'media' }),
  route('file', '/_next/[...rest]'),
  route('file', SERVICE_WORKER_PATH, { noindex: true, handler: 'service-worker' }),
  route('file', CSP_REPORT_PATH, {
    noindex: true,
    handler: 'csp-report',
    methods: ['POST'],
    bodyLimit: 16 * KB,
    rateLimits: { any: routeLimits.cspReport },
  }),
  route('file', SITE_COUNTS_PATH, {
    noindex: true,
    handler: 'site-counts',
    methods: ['POST'],
    bodyLimit: KB,
    rateLimits: { any: routeLimits.siteCounts },
  }),
  route('file', '/healthz', { noindex: true, handler: 'health' }),
  route('file', '/readyz', { noindex: true, handler: 'health' }),
  route('file', '/metrics', { noindex: true, handler: 'metrics' }),
]

/** Every address pattern of the site (spec:routes.pages) with all its facts; the first match wins. */
export const routes: readonly Route[] = [
  ...contentPages,
  ...shortcutRoutes,
  ...fixedRoutes,
  ...privateRoutes,
  ...apiRoutes,
  unknownApiRoute,
  ...adminRoutes,
  ...fileRoutes,
  page('/[textpage]', { documentType: 'text-page', sitemap: 'published' }),
]
