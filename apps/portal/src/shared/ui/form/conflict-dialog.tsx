import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import css from './conflict-dialog.module.css'

/** One thing that the two would keep differently. */
type Difference = { id: string; name: ReactNode; mine: ReactNode; theirs: ReactNode }

type Props = {
  open: boolean
  differences: readonly Difference[]
  words: { title: string; text: string; mine: string; theirs: string; keep: string; take: string }
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Back to the form, with nothing decided. */
  onClose: () => void
}

/** Two tabs saved at once: the person sees both and chooses. */
export function ConflictDialog({ open, differences, words, ...rest }: Props) {
  return (
    <Dialog
      actions={
        <>
          <Button kind="line" onClick={rest.onTakeTheirs}>
            {words.take}
          </Button>
          <Button busy={rest.isSaving} kind="primary" onClick={rest.onKeepMine}>
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

function Differences({ of: differences, words }: { of: readonly Difference[]; words: Props['words'] }) {
  return (
    <table className={css.differences}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.mine}</th>
          <th scope="col">{words.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ id, name, mine, theirs }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
