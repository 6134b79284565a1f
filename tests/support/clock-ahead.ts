import { ServerResponse } from 'node:http'
import { DatabaseSync } from 'node:sqlite'

// Loaded into a site by NODE_OPTIONS=--import: its clock runs as many ms ahead as CLOCK_AHEAD says, that of
// its bookings in SQLite too, and so does the date that each answer has.
const ahead = Number(process.env.CLOCK_AHEAD)
const now = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now() + ahead], made),
  apply: () => new Date().toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => now() + ahead : Reflect.get(target, name, receiver),
})

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  // Each connection begins with its pragmas. SQLite takes a function of the same name for its own.
  this.function('unixepoch', { varargs: true }, () => (now() + ahead) / 1000)
  return exec.call(this, sql)
}

const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...given: [number]) {
  // Node would ask its own clock.
  this.setHeader('Date', new Date().toUTCString())
  return writeHead.apply(this, given)
}
