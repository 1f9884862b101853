import type { ClassChoicesWire, ClassWire } from '@fathom/contract/training/classes'
import { MOST_IN_CLASS } from '@fathom/domain/training/classes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../shared/ui/overlay/dialog-actions.tsx'
import { CourseOptions } from '../course-options.tsx'
import css from './classes.module.css'
import { choicesQuery, saveClass } from './classes.queries.ts'
import { useClassAction } from './use-class-action.ts'

type Props = {
  affiliateId: number
  /** Undefined for a new class. */
  edited?: ClassWire
  onClose: () => void
  onSaved?: (classId: string) => void
}

/** LE-09: creates a class, or changes its name, instructor and students. */
export function ClassDialog({ affiliateId, edited, onClose, onSaved }: Props) {
  const { t, locale } = useTranslator('training-classes', 'training-center')
  const choices = useQuery(choicesQuery(useCalls(), { affiliateId, culture: locale }))
  const title = t(edited ? 'training-classes.edit' : 'training-classes.new')
  if (choices.data)
    return (
      <ClassForm choices={choices.data} edited={edited} onClose={onClose} onSaved={onSaved} title={title} />
    )
  return (
    <Dialog
      actions={<Button onClick={onClose}>{t('training-center.cancel')}</Button>}
      onClose={onClose}
      open={true}
      title={title}
    >
      {choices.isError || choices.fetchStatus === 'paused' ? (
        <ErrorState
          onRetry={() => void choices.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={choices.isFetching}
          title={t('training-classes.failed')}
        />
      ) : (
        <Loading label={t('training-classes.loading')}>
          <Skeleton height="14rem" shape="block" />
        </Loading>
      )}
    </Dialog>
  )
}

type FormProps = {
  choices: ClassChoicesWire
  edited: ClassWire | undefined
  title: string
  onClose: () => void
  onSaved: Props['onSaved']
}

function ClassForm({ choices, edited, title, onClose, onSaved }: FormProps) {
  const { t, formatNumber } = useTranslator('training-classes', 'training-center', 'training-students')
  const form = useClassForm(choices, edited)
  const { value, change, offered } = form
  const save = useSaveClass(edited?.classId, (classId) => {
    onClose()
    onSaved?.(classId)
  })
  const isTooLarge = form.chosen.length > MOST_IN_CLASS
  const isReady = value.name.trim() !== '' && form.memberNumber !== undefined && value.packageId !== ''
  const press = () => {
    const { memberNumber } = form
    if (memberNumber === undefined) return
    const { packageId, storeNumber } = value
    const name = value.name.trim()
    const version = edited?.version ?? 0
    save.mutate({ name, packageId, memberNumber, storeNumber, enrolmentIds: form.chosen, version })
  }
  return (
    <Dialog
      actions={
        <DialogActions
          busy={save.isPending}
          cancelLabel={t('training-center.cancel')}
          confirmLabel={t('training-classes.save')}
          disabled={!isReady || isTooLarge}
          onCancel={onClose}
          onConfirm={press}
        />
      }
      onClose={onClose}
      open={true}
      title={title}
    >
      <div className={css.form}>
        <Field label={t('training-classes.name')}>
          <TextInput
            maxLength={100}
            onChange={({ target }) => change({ name: target.value })}
            value={value.name}
          />
        </Field>
        <PlaceFields choices={choices} form={form} isFixed={edited !== undefined} />
        <fieldset className={css.choices}>
          <legend>{t('training-classes.choose')}</legend>
          {offered.length === 0 && <p>{t('training-classes.noneToChoose')}</p>}
          {offered.map(({ enrolmentId, name }) => (
            <Checkbox
              checked={value.selected.has(enrolmentId)}
              key={enrolmentId}
              onChange={({ target }) => form.select(enrolmentId, target.checked)}
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
          {isTooLarge && (
            <p role="alert">{t('training-classes.tooLarge', { most: formatNumber(MOST_IN_CLASS) })}</p>
          )}
        </fieldset>
      </div>
    </Dialog>
  )
}

type PlaceProps = { choices: ClassChoicesWire; form: ReturnType<typeof useClassForm>; isFixed: boolean }

/** Course and dive center are fixed once the class exists: its students and dives follow from them. */
function PlaceFields({ choices, form, isFixed }: PlaceProps) {
  const { t } = useTranslator('training-classes', 'training-center', 'training-students')
  const { value, change, instructors, memberNumber } = form
  return (
    <>
      {!isFixed && (
        <Field label={t('training-students.course.label')}>
          <Select onChange={({ target }) => change({ packageId: target.value })} value={value.packageId}>
            <CourseOptions courses={choices.courses} />
          </Select>
        </Field>
      )}
      {!isFixed && choices.stores.length > 0 && (
        <Field label={t('training-classes.center')}>
          <Select
            onChange={({ target }) => change({ storeNumber: target.value ? Number(target.value) : null })}
            value={value.storeNumber ?? ''}
          >
            {choices.stores.map(({ storeNumber, name }) => (
              <option key={storeNumber} value={storeNumber}>
                {name}
              </option>
            ))}
            {form.mayHaveNoStore && <option value="">{t('training-classes.noCenter')}</option>}
          </Select>
        </Field>
      )}
      {instructors.length > 1 && (
        <Field label={t('training-center.instructor')}>
          <Select
            onChange={({ target }) => change({ memberNumber: Number(target.value) })}
            value={memberNumber}
          >
            {instructors.map((one) => (
              <option key={one.memberNumber} value={one.memberNumber}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}

type Value = {
  name: string
  packageId: string
  storeNumber: number | null
  memberNumber: number | undefined
  selected: ReadonlySet<string>
}

/** What is filled in, and what can be chosen with it. */
function useClassForm(choices: ClassChoicesWire, edited: ClassWire | undefined) {
  const [value, setValue] = useState<Value>(() => ({
    name: edited?.name ?? '',
    packageId: edited?.packageId ?? choices.courses[0]?.packageId ?? '',
    storeNumber: edited ? edited.storeNumber : (choices.stores[0]?.storeNumber ?? null),
    memberNumber: edited?.memberNumber,
    selected: new Set(edited?.students.map(({ course }) => course.enrolmentId)),
  }))
  const { storeNumber, packageId, selected } = value
  const instructors = choices.instructors.filter(({ storeNumbers, isCaller }) =>
    storeNumber === null ? isCaller : storeNumbers.includes(storeNumber),
  )
  const named = instructors.find((one) => one.memberNumber === value.memberNumber) ?? instructors[0]
  const offered = studentsFor(choices, edited, { packageId, storeNumber, memberNumber: named?.memberNumber })
  return {
    value,
    instructors,
    memberNumber: named?.memberNumber,
    offered,
    /** Whoever can no longer be chosen is no longer selected. */
    chosen: offered.map(({ enrolmentId }) => enrolmentId).filter((id) => selected.has(id)),
    /** A dive center has no class without itself. */
    mayHaveNoStore: choices.instructors.some(({ isCaller }) => isCaller),
    change: (part: Partial<Value>) => setValue({ ...value, ...part }),
    select: (enrolmentId: string, isOn: boolean) => {
      const next = new Set(selected)
      if (isOn) next.add(enrolmentId)
      else next.delete(enrolmentId)
      setValue({ ...value, selected: next })
    },
  }
}

type Taught = { packageId: string; storeNumber: number | null; memberNumber: number | undefined }

/** Those who take the course with this instructor or at this dive center, and those who are in the class already. */
function studentsFor(choices: ClassChoicesWire, edited: ClassWire | undefined, taught: Taught) {
  const found = choices.students.filter(
    (one) =>
      one.packageId === taught.packageId &&
      ((taught.storeNumber !== null && one.storeNumber === taught.storeNumber) ||
        one.memberNumber === taught.memberNumber),
  )
  const known = new Set(found.map(({ enrolmentId }) => enrolmentId))
  const kept = (edited?.students ?? [])
    .map(({ name, course }) => ({ name, enrolmentId: course.enrolmentId }))
    .filter(({ enrolmentId }) => !known.has(enrolmentId))
  return [...found.map(({ name, enrolmentId }) => ({ name, enrolmentId })), ...kept]
}

/** A new class gets its id here, so that pressing twice makes one class. */
function useSaveClass(classId: string | undefined, onSaved: (classId: string) => void) {
  const calls = useCalls()
  const [id] = useState(() => classId ?? newId())
  const action = useClassAction((body: Parameters<typeof saveClass>[2]) => saveClass(calls, id, body))
  return {
    isPending: action.isPending,
    mutate: (body: Parameters<typeof saveClass>[2]) => action.mutate(body, { onSuccess: () => onSaved(id) }),
  }
}
