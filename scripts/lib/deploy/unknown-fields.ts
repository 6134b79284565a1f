import path from 'node:path'
import ts from 'typescript'

/** An object, and the module and type of `kubernetes-models` that says which fields it may have. */
export type TypedObject = { module: string; type: string; object: unknown }

const FILE = path.resolve('scripts/lib/deploy/typed-objects.ts')

/**
 * What TypeScript says of objects that have fields that their types do not know, or values of other types: the
 * validators of `kubernetes-models` let fields pass that Kubernetes would drop without a word.
 */
export function typeFaults(objects: readonly TypedObject[]): string[] {
  const text = objects
    .map(({ module, type, object }, index) =>
      [
        `import type { ${type} as Type${index} } from '${module}'`,
        `export const object${index}: Type${index} = ${JSON.stringify(object)}`,
      ].join('\n'),
    )
    .join('\n')
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => path.resolve(file) === FILE || fileExists(file)
  host.getSourceFile = (file, version, ...rest) =>
    path.resolve(file) === FILE
      ? ts.createSourceFile(file, text, version)
      : getSourceFile(file, version, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
