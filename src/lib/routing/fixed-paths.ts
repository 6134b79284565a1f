/** Where browsers report what the content security policy blocked. */
export const CSP_REPORT_PATH = '/csp-report'

/** The service worker for offline menus; its scope is `/locations/`. */
export const SERVICE_WORKER_PATH = '/sw.js'
