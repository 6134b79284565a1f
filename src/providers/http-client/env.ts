import { z } from 'zod'
import { vendorBaseUrl } from '../env-fields.ts'

/** The variables of the default client (spec:api.default-client). */
export const variables = z.object({
  API_URL: vendorBaseUrl('https://staging.saltwood.example'),
})
