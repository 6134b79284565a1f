import { z } from 'zod'
import { vendorAddress } from '../variables.ts'

/** The variables of the default client (S1 §7, D-77). */
export const variables = z.object({
  API_URL: vendorAddress('https://staging.saltwood.example'),
})
