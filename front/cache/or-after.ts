/** Resolves or rejects as `promise` does, or as `instead()` does where `promise` takes longer than `ms`. */
export async function orAfter<T>(
  promise: Promise<T>,
  ms: number,
  instead: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  try {
    return await Promise.race([promise, late.then(instead)])
  } finally {
    clearTimeout(timer)
  }
}
