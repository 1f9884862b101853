import { contentOf, type DiveLogContent, valueAt } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ChoiceDialog, type Choosing, conflictWords } from '../../../shared/ui/form/conflict-dialog.tsx'
import type { DiveDraftState } from './draft/dive-draft.ts'
import { groupOf, withFieldsOf } from './draft/merge.ts'
import { labelOf } from './fields/text-keys.ts'
import { useForm } from './state/form-context.ts'
import { useValueWords } from './use-value-words.ts'

type Props = Omit<Choosing, 'onChoose'> & {
  state: DiveDraftState
  onChoose: (whose: 'mine' | 'theirs', adjust?: (content: DiveLogContent) => DiveLogContent) => void
}

/** The same fields were changed elsewhere: the diver sees both versions and chooses, for all or for each. */
export function LogConflict({ state, ...choosing }: Props) {
  const { t } = useTranslator('logbook-form')
  const { content, unit } = useForm()
  const wordsOf = useValueWords(unit)
  const conflict = state.kind === 'conflict' ? state : undefined
  const theirs = conflict && contentOf(conflict.theirs)
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={(conflict?.conflicts ?? []).map((field) => ({
        id: field,
        name: t(labelOf(field)),
        mine: <bdi>{wordsOf(field, valueAt(content, field))}</bdi>,
        theirs: theirs && <bdi>{wordsOf(field, valueAt(theirs, field))}</bdi>,
      }))}
      eachField={
        theirs && {
          groupOf,
          label: t('logbook-form.saveChanges'),
          onChoose: (fields) => choosing.onChoose('mine', withFieldsOf(theirs, fields)),
        }
      }
      isStale={conflict !== undefined}
      words={conflictWords((word) => t(`logbook-form.conflict.${word}`))}
    />
  )
}
