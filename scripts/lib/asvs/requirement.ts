/**
 * A requirement of OWASP ASVS 5.0.0 at level 1 or 2: its number there, and its subject in words of our own. It is shown
 * by the tests whose annotations name it, or has one of three reasons in Markdown, with links from docs/trust.
 */
export type Requirement = {
  id: string
  level: 1 | 2
  subject: string
  /** Why there is nothing here that it could be about. */
  inapplicable?: string
  /** By which document, setting or rule of the toolchain it is met, beside tests or without any. */
  written?: string
  /** The part of it that is not met or not shown by a test; annotated tests may show the rest. */
  open?: string
}

/** A chapter of the standard, with the requirements of levels 1 and 2. */
export type Chapter = { number: number; title: string; requirements: readonly Requirement[] }

/** A requirement that a test shows, by the test's file and its title with those of the groups around it. */
export type Annotation = { id: string; file: string; line: number; title: string }
