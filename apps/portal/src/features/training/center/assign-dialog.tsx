import type { AssignmentsWire, CenterStudentWire } from '@fathom/contract/training'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../shared/ui/overlay/dialog-actions.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { CLASSES_KEY } from '../classes-key.ts'
import { LEARNING_KEY } from '../learning-key.ts'
import css from './center.module.css'
import { assignInstructors } from './center.queries.ts'

type Props = {
  chosen: readonly CenterStudentWire[]
  instructors: readonly { memberNumber: number; name: string }[]
  onClose: () => void
  onDone: () => void
}

/** Gives the chosen students to an instructor of the dive center, or takes theirs away. */
export function AssignDialog({ chosen, instructors, onClose, onDone }: Props) {
  const { t } = useTranslator('training-center')
  const [value, setValue] = useState(String(instructors[0]?.memberNumber ?? ''))
  const assign = useAssign()
  const press = () => {
    const memberNumber = value === '' ? null : Number(value)
    const name =
      instructors.find((one) => one.memberNumber === memberNumber)?.name ?? t('training-center.none')
    const assignments = chosen.map(({ course }) => ({ enrolmentId: course.enrolmentId, memberNumber }))
    assign.mutate({ assignments, name }, { onSuccess: onDone, onSettled: onClose })
  }
  return (
    <Dialog
      actions={
        <DialogActions
          busy={assign.isPending}
          cancelLabel={t('training-center.cancel')}
          confirmLabel={t('training-center.assign')}
          onCancel={onClose}
          onConfirm={press}
        />
      }
      onClose={onClose}
      open={true}
      title={t('training-center.assign')}
    >
      <div className={css.dialog}>
        <p>{t('training-center.selected', { count: chosen.length })}</p>
        <Field label={t('training-center.instructor')}>
          <Select onChange={({ target }) => setValue(target.value)} value={value}>
            {instructors.map(({ memberNumber, name }) => (
              <option key={memberNumber} value={memberNumber}>
                {name}
              </option>
            ))}
            <option value="">{t('training-center.none')}</option>
          </Select>
        </Field>
      </div>
    </Dialog>
  )
}

/** Undo gives each student back to the person who taught them before. */
function useAssign() {
  const { t } = useTranslator('training-center')
  const calls = useCalls()
  const client = useQueryClient()
  // The counter and the classes name the instructor, too.
  const refetch = () =>
    Promise.all([LEARNING_KEY, CLASSES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })))
  const onError = () => void showToast({ text: t('training-center.failed') })
  const undo = useMutation({
    mutationFn: (body: AssignmentsWire) => assignInstructors(calls, body),
    onError,
    onSettled: refetch,
  })
  return useMutation({
    mutationFn: ({ assignments }: AssignmentsWire & { name: string }) =>
      assignInstructors(calls, { assignments }),
    onError,
    onSuccess: ({ changed }, { name }) => {
      const assignments = changed.map(({ enrolmentId, before }) => ({ enrolmentId, memberNumber: before }))
      const action = { label: t('training-center.undo'), onPress: () => undo.mutate({ assignments }) }
      showToast({
        text: t('training-center.assigned', { count: changed.length, name }),
        ...(changed.length > 0 && { action }),
      })
    },
    onSettled: refetch,
  })
}
