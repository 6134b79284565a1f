import ts from 'typescript'
import { CODE_WORDS } from './code-words.ts'

/** A text that stands in the code instead of a message catalogue; `line` counts from 1. */
export type Literal = { line: number; text: string }

/** Attributes and properties whose values no guest and no member of staff reads as words. */
const NEVER_SHOWN =
  /^(?:className|id|key|href|src|srcSet|sizes|media|rel|style|type|kind|d|viewBox|transform|points|accept|allow|sandbox|autoComplete|value|slug|dbName|interfaceName|path|Component|exportName|cookie|timeZone|region|defaultValue|authorization|meanings?|unset|@type|sameSite|user-agent)$/
/** Properties whose values are words wherever they begin with a capital. */
const ALWAYS_SHOWN =
  /^(?:aria-label|aria-description|alt|title|label|labels|singular|plural|placeholder|description|heading|hint|text|message|button|success|summary|note|legend|words|more|subject)$/
/**
 * Calls whose texts are read by operators and developers: errors, logs, statements of SQL, faults of requests,
 * metrics.
 */
const NOT_FOR_READERS =
  /Error$|\b(?:fault|log|info|warn|error|debug|fatal|sql|prepare|describe|it|test|mustBe|UnreadablePicture|counter|histogram|gauge|\w+Gauge)$/
/** Attributes whose values are words, whatever letter they begin with. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder)$/
/** Codes of countries, provinces and states; their names are data, with which places are found. */
const REGION_CODE = /^[A-Z]{2}$/
/** Names of people, companies and things, as `Uber Eats`. */
const PROPER_NAME = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u
/** One word with a capital: a label, wherever it stands. */
const LABEL = /^\p{Lu}\p{Ll}+$/u
/** Small words, which tell texts in small letters from keys, headers, styles and statements. */
const SMALL_WORD =
  /(?:^|[\s(])(?:an?|the|is|are|was|were|be|has|have|had|must|cannot|needs?|no|not|nothing|of|to|with|by|at|from|for|and|or|than|which|that|there|it|its|too|twice|only|yet)(?=[\s,.;:)…]|$)/
/** Characters that stand in code, and never in a text that people read. */
const NO_WORDS = /[{}<>=|[\]]|\$\d|;\S|\w\/\w|\w_\w/
/** Headers of HTTP, and lists of their names. */
const HEADERS = /\r\n|^(?=.*-)[A-Z][\w-]*(?:, [A-Z][\w-]*)+$/

/** The texts for guests and staff in a file of source code that come from no message catalogue. */
export function literalsIn(file: string, source: string): Literal[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  return literalNodes(tree).map((node) => ({
    line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
    text: textOf(node)?.trim().replace(/\s+/g, ' ') ?? '',
  }))
}

/** The nodes of a parsed file that have such texts, in order. */
export function literalNodes(tree: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return
    const text = textOf(node)
    if (text !== null && isWords(node, text)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function isSkipped(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return NOT_FOR_READERS.test(node.expression.getText())
  }
  if (ts.isTaggedTemplateExpression(node)) return NOT_FOR_READERS.test(node.tag.getText())
  const name = nameOf(node)
  return name !== null && NEVER_SHOWN.test(name)
}

/** The name of an attribute or a property. */
function nameOf(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node)) return node.name.getText()
  if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name)) return node.name.text
  return null
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…')
  }
  return null
}

function isWords(node: ts.Node, text: string): boolean {
  if (!/\p{L}{2}/u.test(text)) return false
  if (ts.isJsxText(node) || isChild(node) || isSpoken(node)) return true
  if (isForCode(node, text)) return false
  const begins = /^[\s“(]*\p{Lu}\p{Ll}/u.test(text)
  const ends = /[.?!]$|\p{Ll}…$/u.test(text)
  // A value (`…`) counts as a word: `Paid ${amount}`.
  const sentence = /\p{L}[.,;:]?(?: ·)? [\p{L}…]/u.test(text) && (begins || /[.?]$/.test(text))
  if (sentence || (begins && (ends || isShown(node.parent)))) return true
  return isLabel(text) || isInSmallLetters(text)
}

function isLabel(text: string): boolean {
  return LABEL.test(text) && !CODE_WORDS.has(text)
}

/** A part of a sentence, such as `is used twice`, or one that begins with a value. */
function isInSmallLetters(text: string): boolean {
  if (!/^[“(]?[\p{Ll}…]/u.test(text) || NO_WORDS.test(text)) return false
  return /\p{L}{2}/u.test(text) && /\s/.test(text.trim()) && SMALL_WORD.test(text)
}

/** A literal that only code reads: a key, something to compare with, a value, a name, headers. */
function isForCode(node: ts.Node, text: string): boolean {
  const { parent } = node
  if (ts.isCaseClause(parent) || HEADERS.test(text)) return true
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/.test(parent.operatorToken.getText())
  if (ts.isArrayLiteralExpression(parent)) return isListOfValues(parent)
  if (!ts.isPropertyAssignment(parent)) return false
  const name = nameOf(parent) ?? ''
  return parent.name === node || REGION_CODE.test(name) || (name === 'name' && isName(text))
}

function isName(text: string): boolean {
  return PROPER_NAME.test(text) || LABEL.test(text) || isInSmallLetters(text)
}

/** `options: ['Front House', 'Culinary']` and `['Front House', 'Culinary'] as const`: what is stored and sent. */
function isListOfValues(list: ts.ArrayLiteralExpression): boolean {
  if (!list.elements.every(ts.isStringLiteral)) return false
  const { parent } = list
  return (
    nameOf(parent) === 'options' ||
    (ts.isAsExpression(parent) && ts.isConstTypeReference(parent.type))
  )
}

/** The value of an attribute that is shown or read aloud. */
function isSpoken({ parent }: ts.Node): boolean {
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent
  return ts.isJsxAttribute(attribute) && SPOKEN.test(attribute.name.getText())
}

/** A literal that an element shows among its children, perhaps as one of several. */
function isChild(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return isChild(parent)
  if (ts.isParenthesizedExpression(parent)) return isChild(parent)
  if (ts.isBinaryExpression(parent) && parent.right === node) {
    return /^(?:\?\?|\|\||&&)$/.test(parent.operatorToken.getText()) && isChild(parent)
  }
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)
}

function isShown(parent: ts.Node): boolean {
  const name = nameOf(parent)
  if (name !== null) return ALWAYS_SHOWN.test(name)
  const through =
    ts.isJsxExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent)
  return through && isShown(parent.parent)
}
