import css from './skeleton.module.css'

type SkeletonProps = { width?: string; height?: string }

/** A place of the right size for what is on its way, so that nothing moves when it comes. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />
}
