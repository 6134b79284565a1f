import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  /** `primary` is the one ember action of a view; `outlined` stands beside it; `quiet` is text. */
  kind?: 'primary' | 'outlined' | 'quiet'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its place. */
  block?: boolean
}

/** Class of a button's look, for the rare element that cannot be one of the two below. */
export function buttonClass({ kind = 'primary', size = 'md', block }: ButtonLook = {}): string {
  return classNames(css.button, css[kind], css[size], block && css.block)
}

type ButtonProps = ButtonLook & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>

/** A native button. `busy` keeps its focus and width, says so to assistive technology and takes no press. */
export function Button(props: ButtonProps) {
  const { kind, size, block, busy, className, type = 'button', onClick, ...rest } = props
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames(buttonClass({ kind, size, block }), className)}
    />
  )
}

type LinkButtonProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link that looks like a button. */
export function LinkButton({ kind, size, block, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={classNames(buttonClass({ kind, size, block }), className)} />
}
