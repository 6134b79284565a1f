import { variables } from '#providers/http-client/env.ts'
import { createHttpClient } from '#providers/http-client/http-client.ts'
import { vendorEnv } from '../src/env.ts'

// Asks the service at API_URL, and prints what it answers: npm run api -- /status [body in JSON]

const [path = '/', body] = process.argv.slice(2)
const { API_URL } = vendorEnv(variables)
const client = createHttpClient(API_URL, (line) => console.error(line))
const reply = await (body ? client.post(path, JSON.parse(body)) : client.get(path))
console.log(JSON.stringify(reply, null, 2))
if (!reply.ok) process.exitCode = 1
