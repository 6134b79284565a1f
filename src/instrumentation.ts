/** Runs once when the server starts, before its first request; Next builds it for the Edge runtime, too. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('./instrumentation.node.ts')
    await start()
  }
}
