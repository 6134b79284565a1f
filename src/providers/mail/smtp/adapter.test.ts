import { expect, test } from 'vitest'
import { startMailServer } from '#tests/support/mail-server.ts'
import { describeMailProvider, mail as sample } from '../suite.ts'
import { createSmtp } from './adapter.ts'

const sender = { name: 'Saltwood', address: 'no-reply@saltwood.example' }

describeMailProvider('SMTP', async () => {
  const server = await startMailServer()
  return {
    provider: createSmtp({ url: server.url, sender }),
    left: () => server.arrived.flatMap(({ recipients }) => recipients),
    stop: server.stop,
  }
})

test('what is a list has the headers by which a mail program ends it, all else has not', async () => {
  const server = await startMailServer()
  const provider = createSmtp({ url: server.url, sender })
  const unsubscribe = 'https://saltwood.example/my/newsletter/1.x/unsubscribe'
  const mail = { ...sample, messageId: '<2@saltwood.example>' }
  await provider.send({ ...mail, unsubscribe })
  await provider.send(mail)
  const [list, other] = server.arrived.map(({ headers }) =>
    headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
  )
  expect(Object.fromEntries(list ?? [])).toEqual({
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(other).toEqual([])
  await server.stop()
})
