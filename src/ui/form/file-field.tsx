import { useEffect, useRef, useState } from 'react'
import { fileSize } from '#ui/form/file-size.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Field } from '../field.tsx'
import { Icon } from '../icon.tsx'
import * as icons from '../icon-paths.ts'
import { visuallyHidden } from '../visually-hidden.tsx'
import css from './file-field.module.css'
import type { FormField } from './form.tsx'
import * as t from './messages.gen.ts'

type FileFieldProps = FormField & {
  /** Types and endings that the browser offers; what comes is for the server to judge. */
  accept: string
  hint: string
  /** What is wrong with a file as soon as it is chosen. */
  check: (file: File) => string | null
}

/**
 * One file, picked or dropped on the field, with its name and size, and a button that takes it out again.
 * The native control lies over the whole field: picking, dropping, keyboard and reset are the browser's.
 */
export function FileField({ id, name, label, optional, error, ...props }: FileFieldProps) {
  const { accept, hint, check } = props
  const input = useRef<HTMLInputElement>(null)
  const { file, isNew, look } = useFile(input)
  const [isOver, setOver] = useState(false)
  const [wasRemoved, setRemoved] = useState(false)
  const own = file ? check(file) : null
  const wrong = error ?? own
  const remove = () => {
    empty(input.current)
    setRemoved(true)
  }
  return (
    <Field {...{ id, label, optional, hint }} error={wrong}>
      <div
        className={css.zone}
        data-over={isOver || undefined}
        data-invalid={wrong ? true : undefined}
      >
        <input
          ref={input}
          {...{ id, name, accept }}
          type="file"
          required={!optional}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={classNames(wrong && `${id}-error`, `${id}-hint`)}
          onChange={() => {
            setRemoved(false)
            look()
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        {file ? (
          <>
            <p className={css.file}>
              <span className={css.name}>{file.name}</span> <span>{fileSize(file.size)}</span>
            </p>
            <Button kind="outlined" size="sm" className={css.remove} onClick={remove}>
              {t.removeFile({
                file: file.name,
                hidden: visuallyHidden,
              })}
            </Button>
          </>
        ) : (
          <p className={css.file}>
            <Icon path={icons.plus} size="1.1em" /> <span>{t.chooseAFile()}</span>
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {file && isNew ? `${file.name}, ${fileSize(file.size)}` : ''}
        {wasRemoved && !file ? t.fileWasRemoved() : ''}
      </p>
    </Field>
  )
}

/** Takes the file out, as if the guest had done it in the control: its form looks at it again, too. */
function empty(control: HTMLInputElement | null) {
  if (!control) return
  control.value = ''
  control.dispatchEvent(new Event('change', { bubbles: true }))
  control.focus()
}

/** The file in a control. `isNew`: chosen after the form was last sent. */
function useFile(input: { current: HTMLInputElement | null }) {
  const [state, setState] = useState<{ file: File | null; isNew: boolean }>({
    file: null,
    isNew: false,
  })
  const show = (isNew: boolean) => setState({ file: input.current?.files?.[0] ?? null, isNew })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control and its form stay the same.
  useEffect(() => {
    const form = input.current?.form
    const sent = () => show(false)
    // The reset itself comes after its event.
    const reset = () => queueMicrotask(sent)
    // Chosen before the page worked, or brought back by the browser.
    sent()
    form?.addEventListener('submit', sent)
    form?.addEventListener('reset', reset)
    return () => {
      form?.removeEventListener('submit', sent)
      form?.removeEventListener('reset', reset)
    }
  }, [])
  return { ...state, look: () => show(true) }
}
