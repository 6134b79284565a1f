import { CSP_REPORT_PATH } from '#front/render/csp.ts'
import { SLICE_SIMULATOR_PATH } from '#lib/front/slice-simulator.ts'

const KB = 1024
const MB = 1024 * KB

/** The maximum size of a request body for `path`, bytes. */
export function bodyLimit(path: string): number {
  if (path.startsWith('/admin')) return 25 * MB
  if (path === '/api/stripe/get-card-tokens') return 2 * KB
  if (path === '/api/stripe/webhook') return 512 * KB
  if (path === '/api/careers-apply') return 2.5 * MB
  if (path === SLICE_SIMULATOR_PATH) return MB
  if (path === CSP_REPORT_PATH) return 16 * KB
  return 64 * KB
}
