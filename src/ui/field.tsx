import type { ComponentProps, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icon-paths.ts'
import * as t from './messages.gen.ts'

type FieldProps = {
  /** Id of the control; hint and error get theirs from it. */
  id: string
  label: string
  /** A sentence under the label. */
  hint?: ReactNode
  /** What is wrong, in full: colour and icon only underline it. */
  error?: string | null
  /** Not required: said in words, as required is the rule. */
  optional?: boolean
}

type Control<Attributes> = FieldProps & Omit<Attributes, 'id'>

/** A label over whatever stands in for a control, with its hint and what is wrong with it. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={css.field} data-invalid={error ? true : undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional ? <span className={css.optional}> {t.optional()}</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  )
}

function FieldError({ id, error }: { id: string; error?: string | null }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className={css.error}>
      <Icon path={icons.warning} size="1.1em" />
      {error}
    </p>
  )
}

function described({ id, hint, error, optional }: FieldProps) {
  return {
    id,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined,
  }
}

function split<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, optional, ...rest } = props
  return [{ id, label, hint, error, optional }, rest] as const
}

/** A labelled one-line field. */
export function Input(props: Control<InputHTMLAttributes<HTMLInputElement>>) {
  const [field, rest] = split(props)
  return (
    <Field {...field}>
      <input {...described(field)} {...rest} className={css.control} />
    </Field>
  )
}

/** A labelled field of several lines. */
export function TextArea(props: Control<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const [field, rest] = split(props)
  return (
    <Field {...field}>
      <textarea rows={4} {...described(field)} {...rest} className={css.control} />
    </Field>
  )
}

type SelectProps = Control<ComponentProps<'select'>>

/** A labelled native select; its options are its children. */
export function Select(props: SelectProps) {
  const [field, rest] = split(props)
  return (
    <Field {...field}>
      <span className={css.select}>
        <select {...described(field)} {...rest} className={css.control} />
        <Icon path={icons.chevronDown} size="1em" />
      </span>
    </Field>
  )
}

/** A checkbox with its words at the right; a choice, so never required unless said. */
export function Checkbox(props: Control<InputHTMLAttributes<HTMLInputElement>>) {
  const [field, rest] = split(props)
  return (
    <div className={css.field} data-invalid={field.error ? true : undefined}>
      <label className={css.check}>
        <input {...described({ ...field, optional: !rest.required })} {...rest} type="checkbox" />
        <span>{field.label}</span>
      </label>
      {field.hint ? (
        <p id={`${field.id}-hint`} className={css.hint}>
          {field.hint}
        </p>
      ) : null}
      <FieldError id={field.id} error={field.error} />
    </div>
  )
}
