import { type FormEvent, useId, useState } from 'react'
import { LONGEST_PROFILE_TEXT, STANDARD_TAGS } from '#booking-engine/guest-book/profile.ts'
import type { ProfileScope, SeenProfile } from '#booking-engine/guest-book/types.ts'
import shared from '../board/board.module.css'
import styles from './guests.module.css'
import { refusalText, scopeLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import { ProfileConflict } from './profile-conflict.tsx'
import { bothOf, draftOf, isChanged, type ProfileDraft, profileOfDraft } from './profile-draft.ts'
import { tagLabel } from './profile-text.ts'
import type { GuestActs } from './use-guest.ts'

type ProfileFormProps = { scope: ProfileScope; acts: GuestActs; restaurant: string }

/** What is written down of a guest, for all restaurants or for this one, to be changed. */
export function ProfileForm({ scope, acts, restaurant }: ProfileFormProps) {
  const form = useProfileForm(acts, scope)
  const { draft, edit } = form
  const heading = useId()
  const label = scopeLabel(scope, restaurant)
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{label}</h2>
      <p className={styles.soft}>{scope === 'group' ? t.allHint() : t.hereHint()}</p>
      <form className={styles.form} onSubmit={form.submit}>
        <TextField
          label={t.allergies()}
          hint={t.commas()}
          value={draft.allergies}
          set={(allergies) => edit({ allergies })}
        />
        <TextField
          label={t.diets()}
          hint={t.commas()}
          value={draft.diets}
          set={(diets) => edit({ diets })}
        />
        <TextField label={t.seating()} value={draft.seating} set={(seating) => edit({ seating })} />
        <Tags draft={draft} edit={edit} />
        <label>
          <span className={shared.label}>{t.notes()}</span>
          <textarea
            className={shared.input}
            rows={3}
            maxLength={LONGEST_PROFILE_TEXT}
            value={draft.notes}
            onChange={(event) => edit({ notes: event.target.value })}
          />
        </label>
        {form.theirs ? <ProfileConflict theirs={form.theirs} settle={form.settle} /> : null}
        {form.error ? (
          <p role="alert" className={shared.fault}>
            {form.error}
          </p>
        ) : null}
        <div className={styles.acts}>
          <button
            type="submit"
            className={shared.primary}
            aria-disabled={acts.busy || !form.canSave}
            aria-label={t.saveScope({ scope: label })}
          >
            {t.save()}
          </button>
          <p role="status" className={styles.soft}>
            {form.status}
          </p>
        </div>
      </form>
    </section>
  )
}

/** How a conflict with what somebody else has saved is settled. */
export type Settle = 'both' | 'theirs' | 'mine'

function useProfileForm(acts: GuestActs, scope: ProfileScope) {
  const latest = acts.guest.profiles[scope]
  // What the draft began with. What comes meanwhile shows, unless something is being written here.
  const [base, setBase] = useState(latest)
  const [draft, setDraft] = useState(() => draftOf(latest))
  const [theirs, setTheirs] = useState<SeenProfile | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const begin = (profile: SeenProfile, next: ProfileDraft = draftOf(profile)) => {
    setBase(profile)
    setDraft(next)
    setTheirs(null)
  }
  if (latest.seen !== base.seen && !theirs && !isChanged(draft, base)) begin(latest)
  const changed = isChanged(draft, base)
  const edit = (more: Partial<ProfileDraft>) => {
    setDraft({ ...draft, ...more })
    setError(null)
    setIsSaved(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!changed || theirs) return
    setError(null)
    const reply = await acts.save(scope, base.seen, profileOfDraft(draft))
    if (!reply) return
    if (reply.ok) {
      if (reply.value) begin(reply.value.profiles[scope])
      setIsSaved(true)
    } else if (reply.code === 'changed_meanwhile' && reply.current) {
      setTheirs(reply.current as SeenProfile)
    } else setError(refusalText(reply.code))
  }
  const settle = (how: Settle) => {
    if (!theirs) return
    begin(theirs, how === 'both' ? bothOf(draft, theirs) : how === 'mine' ? draft : undefined)
  }
  const status = acts.busy ? '' : changed ? t.notSavedYet() : isSaved ? t.saved() : ''
  return { draft, edit, submit, theirs, settle, error, status, canSave: changed && !theirs }
}

type TextFieldProps = { label: string; hint?: string; value: string; set(value: string): void }

function TextField({ label, hint, value, set }: TextFieldProps) {
  return (
    <label>
      <span className={shared.label}>{hint ? `${label}, ${hint}` : label}</span>
      <input
        className={shared.input}
        maxLength={LONGEST_PROFILE_TEXT}
        autoComplete="off"
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  )
}

type TagsProps = { draft: ProfileDraft; edit(more: Partial<ProfileDraft>): void }

function Tags({ draft, edit }: TagsProps) {
  const { standardTags, otherTags } = draft
  return (
    <fieldset className={styles.tags}>
      <legend className={shared.label}>{t.tags()}</legend>
      {STANDARD_TAGS.map((tag) => (
        <label key={tag}>
          <input
            type="checkbox"
            checked={standardTags.includes(tag)}
            onChange={(event) =>
              edit({
                standardTags: event.target.checked
                  ? [...standardTags, tag]
                  : standardTags.filter((other) => other !== tag),
              })
            }
          />
          <span>{tagLabel(tag)}</span>
        </label>
      ))}
      <TextField
        label={t.otherTags()}
        hint={t.commas()}
        value={otherTags}
        set={(text) => edit({ otherTags: text })}
      />
    </fieldset>
  )
}
