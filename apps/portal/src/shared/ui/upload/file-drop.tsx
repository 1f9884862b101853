import type { ChangeEvent, DragEvent, ReactNode, Ref } from 'react'
import { useState } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './file-drop.module.css'
import { type FileRules, type RefusedFile, sortFiles } from './sort-files.ts'

type Props = FileRules & {
  icon: IconShape
  /** The name of the control, such as "Add photos". */
  label: string
  /** Replaces the label while files are dragged over it. */
  overLabel: string
  /** What is accepted: types, sizes, how many. */
  hint: ReactNode
  multiple?: boolean
  disabled?: boolean
  /** For a button elsewhere that also opens the file chooser. */
  input?: Ref<HTMLInputElement>
  onFiles: (files: File[]) => void
  onRefused: (refused: RefusedFile[]) => void
}

/** A native file input as large as its frame: press, key and drop all reach it. */
export function FileDrop(props: Props) {
  const { icon, label, overLabel, hint, accept, maxBytes, multiple = false, disabled = false } = props
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const { accepted, refused } = sortFiles(files, { accept, maxBytes })
    if (accepted.length > 0) props.onFiles(accepted)
    if (refused.length > 0) props.onRefused(refused)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files)
    // Lets the user choose the same file again after fixing it.
    event.target.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  return (
    <label
      className={css.drop}
      data-over={over || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDrop={onDrop}
    >
      <input
        accept={accept.join(',')}
        className="visually-hidden"
        disabled={disabled}
        multiple={multiple}
        onChange={onChange}
        ref={props.input}
        type="file"
      />
      <Icon of={icon} size="lg" />
      <span className={css.label}>{over ? overLabel : label}</span>
      <span className={css.hint}>{hint}</span>
    </label>
  )
}
