// biome-ignore-all lint/a11y/noRedundantRoles: a name stands above its two values, and some browsers drop the roles of a table laid out so
import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import css from './conflict-dialog.module.css'

/** One field in which the two versions differ. */
type Difference = { id: string; name: ReactNode; mine: ReactNode; theirs: ReactNode }

const WORDS = ['title', 'text', 'mine', 'theirs', 'keep', 'take'] as const
type Word = (typeof WORDS)[number]

type Props = {
  open: boolean
  differences: readonly Difference[]
  words: Readonly<Record<Word, string>>
  isSaving?: boolean
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
}: Pick<Props, 'differences' | 'words'> & { isStale: boolean; choosing: Choosing }) {
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
export function ConflictDialog({ open, differences, words, isSaving = false, ...rest }: Props) {
  return (
    <Dialog
      actions={
        <>
          <Button kind="line" onClick={rest.onTakeTheirs}>
            {words.take}
          </Button>
          <Button busy={isSaving} kind="primary" onClick={rest.onKeepMine}>
            {words.keep}
          </Button>
        </>
      }
      onClose={rest.onClose}
      open={open}
      role="alertdialog"
      title={words.title}
    >
      {words.text}
      <Differences of={differences} words={words} />
    </Dialog>
  )
}

type DifferencesProps = { of: readonly Difference[]; words: Pick<Props['words'], 'mine' | 'theirs'> }

/** Both values of each field. */
export function Differences({ of: differences, words }: DifferencesProps) {
  return (
    <table className={css.differences} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <td className="visually-hidden" role="cell" />
          <th role="columnheader" scope="col">
            {words.mine}
          </th>
          <th role="columnheader" scope="col">
            {words.theirs}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {differences.map(({ id, name, mine, theirs }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            <td role="cell">{mine}</td>
            <td role="cell">{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
