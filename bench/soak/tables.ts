/** Tables that keep what guests and staff have done: they grow with it, and are tidied by the rules of retention alone. */
export const KEPT: readonly string[] = []
