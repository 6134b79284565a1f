import type { PayloadRequest } from 'payload'
import { readsEnquiries } from '../access/enquiries.ts'
import { hasRoleAnywhere } from '../access/own-locations.ts'
import type { SubmissionList } from './states.ts'

type Asking = Pick<PayloadRequest, 'user'>

/** Whether somebody reads any submissions of a list. */
export function readsList(req: Asking, list: SubmissionList): boolean {
  return list === 'applications' ? hasRoleAnywhere('recruiter', req) : readsEnquiries(req)
}

/** Whether somebody reads any submissions. */
export function readsSubmissions(req: Asking): boolean {
  return readsList(req, 'applications') || readsList(req, 'enquiries')
}
