// Loaded into a site by NODE_OPTIONS=--import: on SIGUSR2 something throws that nobody has called, on SIGHUP a
// promise rejects that nobody waits for.
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('thrown by a test')
  })
})
process.on('SIGHUP', () => {
  void Promise.reject(new Error('rejected by a test'))
})
