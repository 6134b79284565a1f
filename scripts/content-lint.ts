import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { lintContent } from '../src/cms/lint/content-lint.ts'
import config from '../src/payload.config.ts'

// npm run content-lint [-- --json]: what is wrong with the published content, one line each. Ends with
// 1 where anything is, so that a nightly job can say so.
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const payload = await getPayload({ config })
const findings = await lintContent(payload)
await payload.destroy()
if (values.json) console.log(JSON.stringify(findings, null, 2))
else
  for (const { url, path, message, title } of findings)
    console.log(`${url} ${path} ${message} (${title})`)
process.exit(findings.length > 0 ? 1 : 0)
