import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import sqlite from 'node:sqlite'

// Loaded into a site by NODE_OPTIONS=--import: a line in its log for every SQLite file it opens to write.
const { DatabaseSync } = sqlite
sqlite.DatabaseSync = class extends DatabaseSync {
  constructor(...given: ConstructorParameters<typeof DatabaseSync>) {
    super(...given)
    // Who only looks whether it may be opened is not counted.
    if (!given[1]?.readOnly) console.log(`opened ${path.basename(String(given[0]))}`)
  }
}
syncBuiltinESMExports()
