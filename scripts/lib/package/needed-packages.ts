/** A package of the lockfile, as far as it matters here. */
export type LockEntry = {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
/** `packages` of a lockfile: entries by their folder, the project itself under ''. */
export type Lockfile = Record<string, LockEntry>

/**
 * Folders of the packages that the project needs when it runs, sorted: its dependencies, and theirs, but for those
 * that `isLeftOut` names and what only they need. Throws where the lockfile lacks one that is not optional.
 */
export function neededPackages(lock: Lockfile, isLeftOut: (name: string) => boolean): string[] {
  const found = new Set<string>()
  const queue = ['']
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    for (const { name, isOptional } of needsOf(lock[folder] ?? {})) {
      if (isLeftOut(name)) continue
      const needed = resolve(lock, folder, name)
      if (!needed && !isOptional) throw new Error(`${folder} needs ${name}, which no one locks.`)
      if (!needed || found.has(needed)) continue
      found.add(needed)
      queue.push(needed)
    }
  }
  return [...found].sort()
}

/** What a package cannot do without, and what it takes where it is there. Optional peers are neither. */
function needsOf(entry: LockEntry): { name: string; isOptional: boolean }[] {
  const optional = Object.keys(entry.optionalDependencies ?? {})
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  )
  return [
    ...[...Object.keys(entry.dependencies ?? {}), ...peers].map((name) => ({
      name,
      isOptional: optional.includes(name),
    })),
    ...optional.map((name) => ({ name, isOptional: true })),
  ]
}

/** Where Node finds `name` from a package's folder: in its own packages, then in those around it. */
function resolve(lock: Lockfile, from: string, name: string): string | null {
  for (let around: string | null = from; around !== null; around = outerFolder(around)) {
    const folder = around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`
    if (lock[folder]) return folder
  }
  return null
}

function outerFolder(folder: string): string | null {
  if (folder === '') return null
  const end = folder.lastIndexOf('/node_modules/')
  return end < 0 ? '' : folder.slice(0, end)
}
