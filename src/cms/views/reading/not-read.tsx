import board from '../board/board.module.css'
import * as t from './messages.gen.ts'

/** Says that something could not be read, and reads it again. */
export function NotRead({ words, again }: { words: string; again(): void }) {
  return (
    <div role="alert" className={board.fault}>
      <p>{words}</p>
      <button type="button" className={board.button} onClick={again}>
        {t.tryAgain()}
      </button>
    </div>
  )
}
