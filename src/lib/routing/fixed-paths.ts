/** Where browsers report what the content security policy blocked. */
export const CSP_REPORT_PATH = '/csp-report'

/** Says what pages count of themselves. */
export const WHAT_WE_COUNT_PATH = '/what-we-count'

/** The picture of shared links of pages without one. */
export const SHARED_PICTURE_PATH = '/shared-picture.png'

/** Where pages report what they count. */
export const SITE_COUNTS_PATH = '/counts'

/** The service worker for offline menus; its scope is `/locations/`. */
export const SERVICE_WORKER_PATH = '/sw.js'
