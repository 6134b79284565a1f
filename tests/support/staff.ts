import { DRAFT_COOKIE, sessionDigest, signDraft } from '#lib/cookies/draft-cookie.ts'
import { signPreview } from '#lib/security/preview-token.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { type Data, writeContent } from './content-sql.ts'
import { environment, type Seed, type Site } from './site.ts'

/** A site by its address. */
type Served = Pick<Site, 'url'>

/** Asks the content system as a member of staff, with JSON or files; answers with its JSON, throws on a refusal. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>

/** The password that accounts choose after their first login. */
export const OWN_PASSWORD = 'a password of their own'

/** Chooses a password of one's own after the first login, as staff must, and signs in with it; with one's own at once. */
export async function signIn(site: Served, staff: Seed['staff']): Promise<Ask> {
  const ask = await signInForAll(site, staff)
  return ask(site)
}

/** The same on one of several instances; the session is then used on whichever is asked. */
export async function signInForAll(
  site: Served,
  staff: Seed['staff'],
): Promise<(instance: Served) => Ask> {
  const token = await signInToken(site, staff)
  return (instance) => asking(instance, token)
}

/** The token of a session of staff, who choose a password of their own where they have none yet. */
export async function signInToken(
  site: Served,
  { email, password }: Seed['staff'],
): Promise<string> {
  if (password !== OWN_PASSWORD) {
    const first = await login(site, email, password)
    const chosen = { password: OWN_PASSWORD, currentPassword: password }
    await asking(site, first.token)('PATCH', `/staff/${first.user.id}`, chosen)
  }
  const { token } = await login(site, email, OWN_PASSWORD)
  return token
}

/** Asks as a member of staff who has chosen a password already. */
export async function askAs(site: Served, { email, password }: Seed['staff']): Promise<Ask> {
  const { token } = await login(site, email, password)
  return asking(site, token)
}

/** Has the first administrator make an account, whose owner has chosen a password already. */
export async function makeStaff(
  site: Served,
  first: Seed['staff'],
  more: { roles: string[]; allLocations?: boolean },
): Promise<Seed['staff']> {
  const administrator = await signIn(site, first)
  return makeAccount(administrator, { name: 'Robin', email: 'robin@example.com', ...more })
}

/** Has an administrator make an account that has a password already, as its owner would have chosen it. */
export async function makeAccount(
  administrator: Ask,
  account: {
    name: string
    email: string
    roles: string[]
    allLocations?: boolean
    locations?: number[]
  },
): Promise<Seed['staff']> {
  const password = OWN_PASSWORD
  await administrator('POST', '/staff', { ...account, password, mustChangePassword: false })
  return { email: account.email, password }
}

/**
 * A host of one location, whose tables can be booked around the clock; parties of five or more vouch for
 * $175.00 with a card.
 */
export type Host = Seed['staff'] & { location: number }

/** Has an administrator, who has chosen a password, make the account of a host, or of somebody who is one too. */
export async function makeHost(
  site: Served,
  first: Seed['staff'],
  uid: string,
  { roles = ['host'], email = 'kim@example.com' }: { roles?: string[]; email?: string } = {},
): Promise<Host> {
  const { token } = await login(site, first.email, first.password)
  const administrator = asking(site, token)
  const query = `where[location.uid][equals]=${uid}&depth=0`
  const { docs } = (await administrator('GET', `/booking-settings?${query}`)) as {
    docs: { id: number; location: number }[]
  }
  const [settings] = docs
  if (!settings) throw new Error(`${uid} has no booking settings`)
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const times = { firstSeating: '00:00', lastSeating: '23:45', outsideHours: true }
  const allDay = { weekdays, code: 'day', name: 'Day', ...times }
  // No day of the group closes the house, whenever a test runs.
  await administrator('POST', '/globals/special-days', { days: [] })
  await administrator('PATCH', `/booking-settings/${settings.id}`, {
    ...{ periods: [allDay], specialDays: [], closures: [], experiences: [] },
    ...{ noticeMinutes: 0, coversPerSlot: null },
    guarantee: { kind: 'hold', amount: 175, per: 'party', fromParty: 5 },
  })
  const { location } = settings
  const host = { name: 'Kim', email, roles, locations: [location] }
  return { ...(await makeAccount(administrator, host)), location }
}

type Login = { token: string; user: { id: number } }

async function login(site: Served, email: string, password: string): Promise<Login> {
  return (await asking(site)('POST', '/staff/login', { email, password })) as Login
}

function asking(site: Served, token?: string): Ask {
  return async (method, path, body) => {
    const files = body instanceof FormData
    const headers = new Headers(files ? {} : { 'content-type': 'application/json' })
    if (token) headers.set('authorization', `JWT ${token}`)
    const reply = await fetch(`${site.url}/admin/api${path}`, {
      method,
      headers,
      body: body === undefined || files ? body : JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
}

const secret = (purpose: 'preview' | 'draft-cookie') =>
  deriveSecret(environment({ dataDir: '' }).TABLESIDE_SECRET, purpose)

const PREVIEWER = 90_001
const FOR_EVER = Date.UTC(2999, 0, 1)

/** A member of staff of a site on SQLite who is signed in, made without an administrator. */
function previewing(site: Data) {
  const session = 'a session of who previews'
  writeContent(
    site,
    `INSERT OR IGNORE INTO staff (id, name, email, must_change_password, updated_at, created_at)
       VALUES (${PREVIEWER}, 'Lee', 'lee@example.com', 0, '2026-01-01', '2026-01-01');
     INSERT OR IGNORE INTO sign_in_sessions
         (id, staff, token, way, started_at, last_used_at, idle_ms, ends_at, device, address)
       VALUES ('${session}', ${PREVIEWER}, 'none', 'password', 0, 0, ${FOR_EVER}, ${FOR_EVER}, '', '')`,
  )
  return { staff: String(PREVIEWER), session: sessionDigest(session) }
}

/** Path of a link as the admin's preview button has it. */
export function previewLink(site: Data, documentId: string): string {
  const token = signPreview({ ...previewing(site), document: documentId }, secret('preview'))
  return `/preview?${new URLSearchParams({ token, documentId })}`
}

/** The `Cookie` header of staff who preview a document. */
export function draftCookie(site: Data, document: string): string {
  const pass = { ...previewing(site), document }
  return `${DRAFT_COOKIE}=${signDraft(pass, secret('draft-cookie'))}`
}

/** Has all of them sign out, as somebody else's process does. */
export function endPreviews(site: Data): void {
  writeContent(site, `DELETE FROM sign_in_sessions WHERE staff = ${PREVIEWER}`)
}
