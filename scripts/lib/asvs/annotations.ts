import ts from 'typescript'
import type { Fault, TextFile } from '../text-files.ts'
import type { Annotation } from './requirement.ts'

/** A line above a test, which names what it shows: `// ASVS 6.2.1, 6.2.9`. */
const LINE = /^[ \t]*\/\/ ASVS (.*)$/gm
const IDS = /^\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*$/
const NEVER_RUN = new Set(['skip', 'todo', 'fails', 'only'])

/** The annotations of a file's tests, and as faults those that are malformed or stand above no test that runs. */
export function readAnnotations({ file, text }: TextFile): {
  annotations: Annotation[]
  faults: Fault[]
} {
  const written = [...text.matchAll(LINE)].map(({ 1: ids = '', index }) => ({ ids, index }))
  if (written.length === 0) return { annotations: [], faults: [] }
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const tests = testsIn(tree)
  const annotations: Annotation[] = []
  const faults: Fault[] = []
  for (const { ids, index } of written) {
    const line = tree.getLineAndCharacterOfPosition(index).line + 1
    const fault = (message: string) => faults.push({ file, line, message })
    const test = tests.find(({ from, to }) => from <= index && index < to)
    if (!IDS.test(ids)) fault(`“${ids}” are no numbers with commas between them`)
    else if (!test) fault(`ASVS ${ids} stands above no test`)
    else if (test.neverRuns) fault(`ASVS ${ids} stands above a test that does not run`)
    else for (const id of ids.split(', ')) annotations.push({ id, file, line, title: test.title })
  }
  return { annotations, faults }
}

/** A test by the text between the statement before it and its own first word, where its comments are. */
type Test = { from: number; to: number; title: string; neverRuns: boolean }

function testsIn(tree: ts.SourceFile): Test[] {
  const tests: Test[] = []
  const visit = (node: ts.Node, groups: readonly Call[]): void => {
    const call = ts.isExpressionStatement(node) ? callOf(node.expression) : null
    if (call?.kind === 'test') {
      const calls = [...groups, call]
      tests.push({
        from: node.getFullStart(),
        to: node.getStart(tree),
        title: calls.map(({ title }) => title).join(' › '),
        neverRuns: calls.some(({ neverRuns }) => neverRuns),
      })
      return
    }
    const inner = call ? [...groups, call] : groups
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  visit(tree, [])
  return tests
}

type Call = { kind: 'test' | 'group'; title: string; neverRuns: boolean }

/** A call of `test`, `it` or `describe`, also by `test.each(…)`; null for all else. */
function callOf(expression: ts.Expression): Call | null {
  if (!ts.isCallExpression(expression)) return null
  const [first] = expression.arguments
  const title = first && titleOf(first)
  const [name, ...modifiers] = namesOf(expression.expression)
  const kind = name === 'describe' ? 'group' : name === 'test' || name === 'it' ? 'test' : null
  if (kind === null || title === undefined) return null
  return { kind, title, neverRuns: modifiers.some((modifier) => NEVER_RUN.has(modifier)) }
}

/** The names in a callee, in order: `test`, `each` of `test.each(rows)`. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee))
    return [...namesOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return namesOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag)
  return []
}

/** The text of a title; what is put into it at run time is an ellipsis. */
function titleOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}
