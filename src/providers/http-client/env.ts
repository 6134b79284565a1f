import { z } from 'zod'
import { vendorAddress } from '../variables.ts'

/** The variables of the default client (spec:api.default-client). */
export const variables = z.object({
  API_URL: vendorAddress('https://staging.saltwood.example'),
})
