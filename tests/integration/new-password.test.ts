import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'

let server: MailServer
let system: Content
beforeAll(async () => {
  server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  vi.stubEnv('MAIL_FROM', 'Saltwood <no-reply@saltwood.example>')
  system = await startContent()
})
afterAll(async () => {
  await system?.stop()
  await server?.stop()
  vi.unstubAllEnvs()
})

it('a new password is asked for by a mail of the house: both parts, and one link that works', async () => {
  const { payload } = system
  await system.signIn(['editor'])
  const { docs } = await payload.find({ collection: 'staff', limit: 1 })
  const email = docs[0]?.email ?? ''
  const asked = await system.rest('POST', '/staff/forgot-password', { body: { email } })
  expect(asked.status).toBe(200)
  const { html = '', text = '', subject, from } = await server.next(email)
  expect(subject).toMatch(/^Choose a new password: /)
  expect(from?.address).toBe('no-reply@saltwood.example')
  const link = /http\S+\/admin\/reset\/(\w+)/.exec(text)
  expect(text).toContain('Choose a new password:\n')
  expect(text).toContain(email)
  expect(html).toContain(`href="${link?.[0]}"`)
  expect(html).toContain('role="presentation"')
  const chosen = { token: link?.[1], password: 'a long walk on the pier' }
  expect((await system.rest('POST', '/staff/reset-password', { body: chosen })).status).toBe(200)
})
