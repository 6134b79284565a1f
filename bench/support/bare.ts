// Node's HTTP server with one answer in memory and nothing else: as fast as this machine lets Node be.
// Arguments: the file with the body, and the headers as JSON. PORT says where to listen.

import { readFileSync } from 'node:fs'
import { createHttpServer } from '#front/http/http-server.ts'

const [file = '', headers = '[]'] = process.argv.slice(2)
const body = readFileSync(file)
const head = [...JSON.parse(headers), ['Content-Length', String(body.length)]].flat()

const server = createHttpServer({ draining: false })
server.on('request', (_, res) => {
  res.writeHead(200, head)
  res.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
