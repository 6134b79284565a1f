declare module 'spdx-satisfies' {
  /** Whether a package under an expression (SPDX) can be used under licences of a list alone. Throws where it is no expression. */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean
}
