/** Settles as `promise` does, or as `onTimeout()` does if `promise` takes longer than `ms`. */
export async function withTimeout<T>(
  promise: Promise<T>,
  ms: number,
  onTimeout: () => T | Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  try {
    return await Promise.race([promise, late.then(onTimeout)])
  } finally {
    clearTimeout(timer)
  }
}
