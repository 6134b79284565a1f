/**
 * The bar shows after 200 ms, advances over 5000 ms, and runs to the end when the page is there
 * (spec:shell.progress).
 */
export const PROGRESS = { throttle: 200, duration: 5000, leave: 400 }

export type ProgressState = 'idle' | 'waiting' | 'running' | 'done'

/** The state of the page-load bar; `show` is called with each new one. Style sheets do the moving. */
export function createProgress(show: (state: ProgressState) => void) {
  let state: ProgressState = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const to = (next: ProgressState) => {
    clearTimeout(timer)
    state = next
    show(next)
  }
  return {
    start() {
      to('waiting')
      timer = setTimeout(() => to('running'), PROGRESS.throttle)
    },
    finish() {
      if (state !== 'running') return to('idle')
      to('done')
      timer = setTimeout(() => to('idle'), PROGRESS.leave)
    },
  }
}

/** Name of the window's event that says a soft navigation has begun. */
export const NAVIGATION_EVENT = 'tableside:navigation'
