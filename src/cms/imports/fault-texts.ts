import type { ImportFileError, RowFault } from '#lib/import-files/source-row.ts'
import * as t from './messages.gen.ts'
import { fileFaultText as entryFaultText } from './pictures/fault-texts.ts'

/** Why a file could not be read, for whoever brought it. */
export function fileFaultText({ code, detail }: ImportFileError): string {
  const line = Number(detail.line ?? 0)
  const most = Number(detail.most ?? 0)
  switch (code) {
    case 'empty':
      return t.fileEmpty()
    case 'not_text':
      return detail.kind === 'workbook' ? t.fileWorkbook() : t.fileNotText()
    case 'wrong_encoding':
      return t.fileWrongEncoding({ line, encoding: String(detail.encoding) })
    case 'no_header':
      return t.fileNoHeader()
    case 'duplicate_column':
      return t.fileDuplicateColumn({ column: String(detail.column) })
    case 'too_many_columns':
      return t.fileTooManyColumns({ most })
    case 'no_rows':
      return t.fileNoRows()
    case 'unclosed_quote':
      return t.fileUnclosedQuote({ line })
    case 'row_too_large':
      return t.fileRowTooLarge({ row: Number(detail.row ?? 0) })
    case 'not_json':
      return t.fileNotJson({ row: Number(detail.row ?? 0) })
    case 'too_large':
      return t.fileTooLarge({ most: most / 1024 / 1024 })
    case 'unknown_format':
      return t.fileUnknown()
    case 'no_documents':
      return t.fileNoDocuments()
    case 'unreadable_page':
      return t.pageUnreadable({ page: String(detail.page) })
  }
}

/** Why a row could not be read. */
export function rowFaultText(fault: RowFault): string {
  switch (fault.code) {
    case 'too_many_cells':
      return t.rowTooManyCells({ column: fault.column })
    case 'broken_quotes':
      return t.rowBrokenQuotes()
    case 'not_an_object':
      return t.rowNotAnObject()
    case 'too_many_columns':
      return t.rowTooManyColumns()
    case 'too_large':
      return t.rowTooLarge()
    case 'unreadable_file':
      return entryFaultText(fault.why)
  }
}
