export type SqlValue = string | number | null

/** Statements with numbered parameters (`$1`), written so that both databases read them alike. */
export type Sql = {
  /** Runs one statement and returns its rows; big integers come as numbers. */
  all<Row>(text: string, values?: SqlValue[]): Promise<Row[]>
  /** Runs one statement and returns how many rows it wrote or deleted. */
  run(text: string, values?: SqlValue[]): Promise<number>
}
