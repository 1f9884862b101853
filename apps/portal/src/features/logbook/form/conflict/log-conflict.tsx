import { contentOf, valueAt } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ChoiceDialog, type Choosing, conflictWords } from '../../../../shared/ui/form/conflict-dialog.tsx'
import { labelOf } from '../fields/text-keys.ts'
import type { SaveState } from '../saving/save-state.ts'
import { useForm } from '../state/form-context.ts'
import { useValueWords } from './use-value-words.ts'

type Props = Choosing & { state: SaveState }

/** The same fields were changed elsewhere: the diver sees both versions and chooses. */
export function LogConflict({ state, ...choosing }: Props) {
  const { t } = useTranslator('logbook-form')
  const { content, unit } = useForm()
  const wordsOf = useValueWords(unit)
  const stale = state.kind === 'stale' ? state : undefined
  const theirs = stale && contentOf(stale.theirs)
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={(stale?.merge.conflicts ?? []).map((field) => ({
        id: field,
        name: t(labelOf(field)),
        mine: <bdi>{wordsOf(field, valueAt(content, field))}</bdi>,
        theirs: theirs && <bdi>{wordsOf(field, valueAt(theirs, field))}</bdi>,
      }))}
      isStale={stale !== undefined}
      words={conflictWords((word) => t(`logbook-form.conflict.${word}`))}
    />
  )
}
