import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { PLATFORM_FILE, thisMachine } from '../packaged.mjs'
import { COMMANDS, isLeftOut, isShipped, SOURCES } from './contents.ts'
import { neededPackages } from './needed-packages.ts'
import { openModes } from './open-modes.ts'

const BUILD = '.next'

/** A package that was made: its folder, the archive beside it, and the folders of the packages in it. */
export type MadePackage = { folder: string; archive: string; packages: string[] }

/**
 * Makes a package of the built site in `parent`, in the place of one that is there: a folder that starts with Node
 * alone on machines of this kind, and an archive (tar.gz) of it. Throws where a package that it needs is not installed.
 */
export function makePackage(parent: string): MadePackage {
  const about = JSON.parse(readFileSync('package.json', 'utf8'))
  const machine = thisMachine()
  const name = ['tableside', about.version, machine.platform, machine.arch].join('-')
  const folder = path.join(parent, machine.libc === 'musl' ? `${name}-musl` : name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  for (const source of [...SOURCES, BUILD]) copy(source, folder)
  const packages = installedPackages(machine.libc)
  for (const needed of packages) copyPackage(needed, folder)
  for (const script of scriptFiles()) copy(script, folder)
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  write('start.mjs', "// Starts the site: node start.mjs\nimport './scripts/start.mjs'\n")
  write('package.json', `${JSON.stringify(describePackage(about, machine.node), null, 2)}\n`)
  write(PLATFORM_FILE, `${JSON.stringify(machine, null, 2)}\n`)
  // Next compiles a configuration in TypeScript at each start, with a compiler that is left out.
  const { outputText } = ts.transpileModule(readFileSync('next.config.ts', 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.ESNext },
  })
  write('next.config.mjs', outputText)
  openModes(folder)

  const archive = `${folder}.tar.gz`
  execFileSync('tar', ['-czf', archive, '-C', parent, path.basename(folder)])
  return { folder, archive, packages }
}

/** Packages to copy; optional ones for other platforms are not installed. */
function installedPackages(libc: string | null): string[] {
  const { packages: lock } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return neededPackages(lock, (name) => isLeftOut(name, libc)).filter((folder) => {
    if (existsSync(folder)) return true
    if (lock[folder].optional) return false
    throw new Error(`${folder} is not installed: npm ci`)
  })
}

/** A package without those inside of it, which are copied for themselves. */
function copyPackage(needed: string, to: string) {
  const inside = `${needed}/node_modules`
  copy(needed, to, (file) => file !== inside)
}

function copy(file: string, to: string, isWanted: (file: string) => boolean = () => true) {
  cpSync(file, path.join(to, file), {
    recursive: true,
    // The build's links to packages lead into the package, too.
    verbatimSymlinks: true,
    filter: (name) => isShipped(name) && isWanted(name),
  })
}

/** The commands' files, and the modules that they share. */
function scriptFiles(): string[] {
  const modules = globSync('scripts/lib/{,doctor/,move/}*.{ts,mjs}')
  const shared = modules.filter((file) => !file.endsWith('.test.ts'))
  return [...new Set(Object.values(COMMANDS).flat())]
    .map((file) => `scripts/${file}`)
    .concat(shared)
}

/** The package's own `package.json`: what Node and npm read of it, with the commands that it has. */
function describePackage(about: Record<string, unknown>, node: number) {
  const { name, version, license, type, imports, scripts } = about as {
    imports: Record<string, string>
    scripts: Record<string, string>
  } & Record<string, unknown>
  return {
    ...{ name, version, private: true, license, type },
    engines: { node: `>=${node}` },
    imports: Object.fromEntries(
      Object.entries(imports).filter(([alias]) => !alias.startsWith('#tests')),
    ),
    scripts: Object.fromEntries(
      Object.keys(COMMANDS).map((command) => [command, scripts[command]]),
    ),
  }
}
