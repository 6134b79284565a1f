import {
  type AlterEnumStmt,
  type AlterTableCmd,
  type Constraint,
  type IndexStmt,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type UpdateStmt,
  type WithClause,
} from 'libpg-query'

/** Tables and columns (`table.column`) that a migration itself makes: no older release uses them. */
type Made = { tables: Set<string>; columns: Set<string> }

await loadModule()

/**
 * What a migration for Postgres does that an older release, running beside it, cannot live with: a sentence each.
 * Empty = it only expands: new tables, types and indexes, and columns that may stay empty or have a default.
 */
export function beyondExpansion(sql: string): string[] {
  const statements = (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []))
  const made: Made = { tables: new Set(), columns: new Set() }
  for (const statement of statements) noteMade(statement, made)
  return statements.flatMap((statement) => [
    ...problemsWithin(statement, made),
    ...problemsOf(statement, made),
  ])
}

/** Statements in the `WITH` of another one. */
function problemsWithin(statement: Node, made: Made): string[] {
  const [body = {}] = Object.values(statement) as { withClause?: WithClause }[]
  return (body.withClause?.ctes ?? []).flatMap((one) => {
    const query = 'CommonTableExpr' in one ? one.CommonTableExpr.ctequery : undefined
    if (!query) return []
    return [
      ...problemsWithin(query, made),
      ...('SelectStmt' in query ? [] : problemsOf(query, made)),
    ]
  })
}

function noteMade(statement: Node, made: Made): void {
  if ('CreateStmt' in statement) made.tables.add(nameOf(statement.CreateStmt.relation))
  for (const { table, command } of alterations(statement)) {
    const column = columnOf(command)
    if (command.subtype === 'AT_AddColumn' && column) made.columns.add(`${table}.${column.colname}`)
  }
}

function problemsOf(statement: Node, made: Made): string[] {
  if ('CreateEnumStmt' in statement || 'CreateSeqStmt' in statement) return []
  if ('CreateStmt' in statement) return problemsOfTable(statement, made)
  if ('IndexStmt' in statement) return problemsOfIndex(statement.IndexStmt, made)
  if ('AlterTableStmt' in statement) {
    return alterations(statement).flatMap((one) => problemsOfAlteration(one, made))
  }
  if ('InsertStmt' in statement) {
    const table = nameOf(statement.InsertStmt.relation)
    return made.tables.has(table) ? [] : [`rows are added to ${table}`]
  }
  if ('UpdateStmt' in statement) return problemsOfUpdate(statement.UpdateStmt, made)
  if ('AlterEnumStmt' in statement && isIgnoredValue(statement.AlterEnumStmt)) return []
  if ('CreateFunctionStmt' in statement) {
    const { replace, funcname = [] } = statement.CreateFunctionStmt
    return replace ? [`${funcname.map(textOf).join('.')} may be there already`] : []
  }
  if ('CreateTrigStmt' in statement) {
    const { relation, trigname } = statement.CreateTrigStmt
    // Older releases do not write to a table that they do not know.
    return made.tables.has(nameOf(relation)) ? [] : [`${trigname} watches ${nameOf(relation)}`]
  }
  if ('DeleteStmt' in statement) return [`rows of ${nameOf(statement.DeleteStmt.relation)} go`]
  return [`${Object.keys(statement)[0]} is more than an expansion`]
}

/** Lists of choices of which older releases read any value, and ignore those that they do not know (decisions 95 and 106). */
const READ_WHATEVER_IT_IS = new Set([
  ...['enum_staff_roles', 'enum_applications_state', 'enum_enquiries_state'],
])

function isIgnoredValue({ typeName = [], newVal, oldVal }: AlterEnumStmt): boolean {
  const [name = ''] = typeName.slice(-1).map(textOf)
  return newVal !== undefined && oldVal === undefined && READ_WHATEVER_IT_IS.has(name)
}

/** Functions of an index that no row fails. */
const SAFE_FUNCTIONS = new Set(['lower', 'upper'])

function problemsOfIndex({ relation, unique, idxname, indexParams = [] }: IndexStmt, made: Made) {
  if (made.tables.has(nameOf(relation))) return []
  const expressions = indexParams.flatMap((one) =>
    'IndexElem' in one && one.IndexElem.expr ? [one.IndexElem.expr] : [],
  )
  return [
    ...(unique ? [`${idxname} is a new unique index`] : []),
    ...(expressions.every(isSafe) ? [] : [`${idxname} works something out for each row`]),
  ]
}

function isSafe(node: Node): boolean {
  if ('ColumnRef' in node) return true
  if (!('FuncCall' in node)) return false
  const { funcname = [], args = [] } = node.FuncCall
  return SAFE_FUNCTIONS.has(funcname.map(textOf).join('.')) && args.every(isSafe)
}

type Alteration = { table: string; command: AlterTableCmd }

function alterations(statement: Node): Alteration[] {
  if (!('AlterTableStmt' in statement)) return []
  const { relation, cmds = [] } = statement.AlterTableStmt
  return cmds.flatMap((command) =>
    'AlterTableCmd' in command ? [{ table: nameOf(relation), command: command.AlterTableCmd }] : [],
  )
}

/** Columns of which older releases read any text, so that their rows may have another default (decision 134). */
const READ_WHATEVER_IT_SAYS = new Set(['settings.short_name'])

function isOtherDefault({ table, command }: Alteration): boolean {
  const { subtype, name, def } = command
  const isConstantText = def !== undefined && isConstant(def)
  return (
    subtype === 'AT_ColumnDefault' &&
    isConstantText &&
    READ_WHATEVER_IT_SAYS.has(`${table}.${name}`)
  )
}

function problemsOfAlteration({ table, command }: Alteration, made: Made): string[] {
  if (isOtherDefault({ table, command })) return []
  if (command.subtype === 'AT_AddColumn') return problemsOfColumn(table, command, made)
  const { def } = command
  if (command.subtype !== 'AT_AddConstraint' || !def || !('Constraint' in def)) {
    if (made.tables.has(table)) return []
    return [`${table} is changed by ${command.subtype}`]
  }
  const { Constraint: constraint } = def
  const columns = (constraint.fk_attrs ?? []).map((one) => `${table}.${textOf(one)}`)
  const isNew = made.tables.has(table) || columns.every((column) => made.columns.has(column))
  if (constraint.contype !== 'CONSTR_FOREIGN' || !isNew) {
    return made.tables.has(table) ? [] : [`${table} gets the constraint ${constraint.conname}`]
  }
  return problemsOfReference(table, constraint, made)
}

/** Constraints of a new column that rows of an older release keep, as they leave it out. */
const KEPT_BY_ALL = new Set(['CONSTR_NULL', 'CONSTR_NOTNULL', 'CONSTR_DEFAULT', 'CONSTR_FOREIGN'])

function problemsOfColumn(table: string, command: AlterTableCmd, made: Made): string[] {
  const column = columnOf(command)
  const name = `${table}.${column?.colname}`
  if (made.tables.has(table)) return []
  if (command.missing_ok) return [`${name} may be there already`]
  const constraints = constraintsOf(column?.constraints)
  const byKind = new Map(constraints.map((one) => [one.contype, one]))
  const value = byKind.get('CONSTR_DEFAULT')?.raw_expr
  const type = column?.typeName?.names?.map(textOf).at(-1) ?? ''
  return [
    ...(byKind.has('CONSTR_NOTNULL') && !value ? [`${name} must be filled in`] : []),
    ...((value && !isConstant(value)) || type.includes('serial')
      ? [`${name} is worked out for each row`]
      : []),
    ...constraints
      .filter(({ contype }) => !KEPT_BY_ALL.has(contype ?? ''))
      .map(({ contype }) => `${name} has ${contype}`),
    ...constraints
      .filter(({ contype }) => contype === 'CONSTR_FOREIGN')
      .flatMap((one) => problemsOfReference(table, one, made)),
  ]
}

function problemsOfTable(statement: Node, made: Made): string[] {
  if (!('CreateStmt' in statement)) return []
  const { relation, tableElts = [], inhRelations = [], if_not_exists } = statement.CreateStmt
  const name = nameOf(relation)
  const constraints = tableElts.flatMap((element) => {
    if ('ColumnDef' in element) return constraintsOf(element.ColumnDef.constraints)
    return constraintsOf([element])
  })
  return [
    ...(if_not_exists ? [`${name} may be there already`] : []),
    ...(inhRelations.length > 0 ? [`${name} adds its rows to another table`] : []),
    ...constraints
      .filter(({ contype }) => contype === 'CONSTR_FOREIGN')
      .flatMap((one) => problemsOfReference(name, one, made)),
  ]
}

/** `ON DELETE CASCADE`, `SET NULL` and `SET DEFAULT`, as the parser abbreviates them. */
const GIVES_WAY = new Set(['c', 'n', 'd'])

/** An older release deletes what it knows, and does not know of rows that refer to it. */
function problemsOfReference(table: string, constraint: Constraint, made: Made): string[] {
  const to = nameOf(constraint.pktable)
  if (made.tables.has(to) || GIVES_WAY.has(constraint.fk_del_action ?? '')) return []
  return [`${table} keeps rows of ${to} from being deleted`]
}

function problemsOfUpdate({ relation, targetList = [] }: UpdateStmt, made: Made): string[] {
  const table = nameOf(relation)
  if (made.tables.has(table)) return []
  return targetList.flatMap((target) => {
    const name = 'ResTarget' in target ? `${table}.${target.ResTarget.name}` : table
    return made.columns.has(name) ? [] : [`${name} gets other values`]
  })
}

function columnOf({ def }: AlterTableCmd) {
  return def && 'ColumnDef' in def ? def.ColumnDef : undefined
}

function constraintsOf(nodes: Node[] = []): Constraint[] {
  return nodes.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
}

function isConstant(node: Node): boolean {
  if ('TypeCast' in node) return node.TypeCast.arg !== undefined && isConstant(node.TypeCast.arg)
  return 'A_Const' in node
}

function textOf(node: Node): string {
  return 'String' in node ? (node.String.sval ?? '') : ''
}

function nameOf(relation: RangeVar | undefined): string {
  return relation?.relname ?? ''
}
