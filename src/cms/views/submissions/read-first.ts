import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hostLocationIds } from '#cms/access/host-access.ts'
import { ownLocationIds } from '#cms/access/own-locations.ts'
import { hasRole } from '#cms/access/roles.ts'
import { readStored } from '#cms/content/read-fields.ts'
import { readDetail } from '#cms/submissions/read-detail.ts'
import { readBoard, readPage } from '#cms/submissions/read-list.ts'
import { readReplyTemplates } from '#cms/submissions/reply-templates.ts'
import { KINDS_OF, STATES, type SubmissionList } from '#cms/submissions/states.ts'
import { filtersOf, type Look, parameterOf } from './filters.ts'

type Query = AdminViewServerProps['searchParams']

/** What the view of a list shows first, by its address. */
export async function readFirst(req: PayloadRequest, list: SubmissionList, query: Query) {
  const look: Look = {
    ...{ list, location: null, position: null, kind: null, text: '', page: 1 },
    state: STATES.find((one) => one === query?.state) ?? null,
    shown: query?.view === 'board' ? 'board' : 'list',
  }
  const id = Number(query?.[parameterOf(list)])
  const isBoard = look.shown === 'board'
  const [page, columns, detail, templates, locations] = await Promise.all([
    isBoard ? null : readPage(req, { ...filtersOf(look), page: 1 }),
    isBoard ? readBoard(req, filtersOf(look)) : null,
    Number.isSafeInteger(id) && id > 0 ? readDetail(req, { list, id }) : null,
    readReplyTemplates(req, KINDS_OF[list]),
    readOwnLocations(req, list),
  ])
  const first = { look, page, columns, detail, now: Date.now() }
  return { first, templates, locations, mayEditTemplates: mayEdit(req, list) }
}

/** The locations whose submissions of a list somebody reads, by name. */
async function readOwnLocations(req: PayloadRequest, list: SubmissionList) {
  const isOfMarketing = list === 'enquiries' && hasRole(req, 'marketing')
  const own = list === 'applications' ? ownLocationIds('recruiter', req) : hostLocationIds(req)
  const all = isOfMarketing || own === 'all'
  return readStored(req, 'locations', {
    where: all ? {} : { id: { in: own } },
    select: { title: true },
    sort: 'title',
  })
}

function mayEdit(req: PayloadRequest, list: SubmissionList): boolean {
  return hasRole(req, list === 'applications' ? 'recruiter' : 'marketing')
}
