import type { ImportState } from '#cms/imports/types.ts'
import * as t from './messages.gen.ts'

const TEXTS: Record<Exclude<ImportState, 'discarded'>, () => string> = {
  reading: t.stateReading,
  matching: t.stateMatching,
  checking: t.stateChecking,
  trying: t.stateTrying,
  checked: t.stateChecked,
  writing: t.stateWriting,
  stopping: t.stateStopping,
  written: t.stateWritten,
  undoing: t.stateUndoing,
  undone: t.stateUndone,
}

/** How far an import is, in words. */
export const stateText = (state: ImportState) => (state === 'discarded' ? '' : TEXTS[state]())
