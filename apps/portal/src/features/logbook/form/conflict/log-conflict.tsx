import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ChoiceDialog, type Choosing, conflictWords } from '../../../../shared/ui/form/conflict-dialog.tsx'
import { labelOf } from '../fields/label-of.ts'
import type { SaveState } from '../saving/save-state.ts'
import { contentOf } from '../state/contents.ts'
import { type FieldPath, valueAt } from '../state/fields.ts'
import { useForm } from '../state/form-context.ts'
import { useValueWords } from './use-value-words.ts'

type Props = Choosing & { state: SaveState }

/** The same fields were changed elsewhere: the diver sees both versions and chooses. */
export function LogConflict({ state, ...choosing }: Props) {
  const { t } = useTranslator('logbook-form')
  const { content, unit } = useForm()
  const say = useValueWords(unit)
  const stale = state.kind === 'stale' ? state : undefined
  const theirs = stale && contentOf(stale.theirs)
  const paths = (stale?.merge.conflicts ?? []).filter((path) => path !== 'dive.siteId')
  const nameOf = (path: FieldPath) => t(labelOf(path.split('.')[1] ?? ''))
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={paths.map((path) => ({
        id: path,
        name: nameOf(path),
        mine: <bdi>{say(path, valueAt(content, path))}</bdi>,
        theirs: theirs && <bdi>{say(path, valueAt(theirs, path))}</bdi>,
      }))}
      isStale={stale !== undefined}
      words={conflictWords((word) => t(`logbook-form.conflict.${word}`))}
    />
  )
}
