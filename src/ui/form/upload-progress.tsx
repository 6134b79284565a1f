import css from './file-field.module.css'
import * as t from './messages.gen.ts'

/** How much of an upload has left, from 0 to 1; null = none is under way. Read out at every quarter. */
export function UploadProgress({ share }: { share: number | null }) {
  const percent = share === null ? 0 : Math.round(share * 100)
  const quarter = Math.floor(percent / 25) * 25
  return (
    <>
      {share === null ? null : (
        <div className={css.progress}>
          <progress aria-label={t.upload()} max={100} value={percent} />
          <span aria-hidden="true">{percent} %</span>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {share === null ? '' : t.uploadingPercent({ percent: quarter })}
      </p>
    </>
  )
}
