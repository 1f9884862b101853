// biome-ignore-all lint/a11y/noRedundantRoles: a name stands above its two values, and some browsers drop the roles of a table laid out so
import choice from '@fathom/look/controls/choice.module.css'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../action/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import css from './conflict-dialog.module.css'

/** One field in which the two versions differ. */
type Difference = { id: string; name: ReactNode; mine: ReactNode; theirs: ReactNode }

const WORDS = ['title', 'text', 'mine', 'theirs', 'keep', 'take'] as const
type Word = (typeof WORDS)[number]

/** Lets the person choose for each field. */
type EachField = {
  /** The button that saves what was chosen. */
  label: string
  /** The fields that are chosen together with this one. */
  groupOf: (id: string) => readonly string[]
  /** Called with the fields of the other version. */
  onChoose: (theirs: ReadonlySet<string>) => void
}

type Props = {
  open: boolean
  differences: readonly Difference[]
  words: Readonly<Record<Word, string>>
  isSaving?: boolean
  eachField?: EachField | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Returns to the form without a decision. */
  onClose: () => void
}

/** The same texts in each area, each from its own catalog. */
export const conflictWords = (say: (word: Word) => string) =>
  Object.fromEntries(WORDS.map((word) => [word, say(word)])) as Record<Word, string>

/** What an autosaving form passes to its conflict dialog; when postponed, it can be asked again. */
export type Choosing = {
  isLater: boolean
  onChoose: (whose: 'mine' | 'theirs') => void
  onLater: () => void
}

/** The conflict dialog of an autosaving form. */
export function ChoiceDialog({
  isStale,
  choosing: { isLater, onChoose, onLater },
  ...rest
}: Pick<Props, 'differences' | 'words' | 'eachField'> & { isStale: boolean; choosing: Choosing }) {
  return (
    <ConflictDialog
      {...rest}
      onClose={onLater}
      onKeepMine={() => onChoose('mine')}
      onTakeTheirs={() => onChoose('theirs')}
      open={isStale && !isLater}
    />
  )
}

/** Two tabs saved at once: the user sees both versions and chooses. */
export function ConflictDialog({ open, differences, words, isSaving = false, eachField, ...rest }: Props) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const theirs = new Set(differences.flatMap(({ id }) => (taken.has(id) ? id : [])))
  const isChosen = eachField !== undefined && theirs.size > 0
  const pick = (id: string, isTheirs: boolean) => {
    const group = eachField?.groupOf(id) ?? []
    const others = [...taken].filter((each) => !group.includes(each))
    setTaken(new Set(isTheirs ? [...others, ...group] : others))
  }
  return (
    <Dialog
      actions={
        <>
          <Button kind="line" onClick={rest.onTakeTheirs}>
            {words.take}
          </Button>
          <Button busy={isSaving && !isChosen} kind={isChosen ? 'line' : 'primary'} onClick={rest.onKeepMine}>
            {words.keep}
          </Button>
          {isChosen && (
            <Button busy={isSaving} kind="primary" onClick={() => eachField.onChoose(theirs)}>
              {eachField.label}
            </Button>
          )}
        </>
      }
      onClose={rest.onClose}
      open={open}
      role="alertdialog"
      title={words.title}
    >
      {words.text}
      <Differences
        of={differences}
        picking={eachField && differences.length > 1 ? { theirs, pick } : undefined}
        words={words}
      />
    </Dialog>
  )
}

type Picking = { theirs: ReadonlySet<string>; pick: (id: string, isTheirs: boolean) => void }

type DifferencesProps = {
  of: readonly Difference[]
  words: Pick<Props['words'], 'mine' | 'theirs'>
  picking?: Picking | undefined
}

/** Both values of each field. */
export function Differences({ of: differences, words, picking }: DifferencesProps) {
  const table = useId()
  return (
    <table className={css.differences} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <td className="visually-hidden" role="cell" />
          <th id={`${table}-mine`} role="columnheader" scope="col">
            {words.mine}
          </th>
          <th id={`${table}-theirs`} role="columnheader" scope="col">
            {words.theirs}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {differences.map(({ id, name, ...values }) => (
          <tr key={id} role="row">
            <th id={`${table}-${id}`} role="rowheader" scope="row">
              {name}
            </th>
            {(['mine', 'theirs'] as const).map((whose) => (
              <td key={whose} role="cell">
                {picking ? (
                  <label className={css.pick} id={`${table}-${id}-${whose}`}>
                    <input
                      aria-labelledby={`${table}-${id} ${table}-${whose} ${table}-${id}-${whose}`}
                      checked={picking.theirs.has(id) === (whose === 'theirs')}
                      className={choice.tick}
                      name={`${table}-${id}`}
                      onChange={() => picking.pick(id, whose === 'theirs')}
                      type="radio"
                    />
                    <span>{values[whose]}</span>
                  </label>
                ) : (
                  values[whose]
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
