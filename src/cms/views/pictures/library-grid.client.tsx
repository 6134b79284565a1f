'use client'

import { useState } from 'react'
import type { LibraryPicture } from '#cms/picture-library/find-pictures.ts'
import { PictureCard } from './picture-card.tsx'
import styles from './pictures.module.css'
import { ReplaceDialog } from './replace-dialog.tsx'
import { TagBar } from './tag-bar.tsx'
import { useLibrary } from './use-library.ts'
import { UsesDialog } from './uses-dialog.tsx'

type LibraryGridProps = { first: readonly LibraryPicture[]; tags: readonly string[] }

type Open = { picture: LibraryPicture; file: File | null }

/** A page of the library: alt texts are typed over where they stand, several pictures are tagged at once. */
export function LibraryGrid({ first, tags }: LibraryGridProps) {
  const state = useLibrary(first, tags)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <TagBar state={state} />
      <ul className={styles.grid}>
        {state.pictures.map((picture) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            isSelected={state.selected.has(picture.id)}
            onSelect={(isOn) => state.select([picture.id], isOn)}
            onAlt={(alt) => state.patch(picture.id, { alt, lacksAlt: false })}
            onSay={state.say}
            onUses={() => setOpen({ picture, file: null })}
            onReplace={(file) => setOpen({ picture, file })}
          />
        ))}
      </ul>
      {open?.file ? (
        <ReplaceDialog picture={open.picture} file={open.file} state={state} onClose={close} />
      ) : null}
      {open && !open.file ? <UsesDialog picture={open.picture} onClose={close} /> : null}
    </>
  )
}
