import { expect, it } from 'vitest'
import { sendFile } from './send-file.ts'

it('says that a file is too large before anything of it is sent', async () => {
  const file = Object.defineProperty(new File([], 'menus.csv'), 'size', {
    value: 256 * 1024 * 1024 + 1,
  })
  expect(await sendFile(file, { kind: 'menus', mostMegabytes: 256 }, () => {})).toEqual({
    ...{ ok: false, message: 'The file is larger than 256 MB.' },
  })
})
