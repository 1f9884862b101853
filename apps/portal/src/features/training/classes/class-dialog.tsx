import type { ClassChoicesWire, ClassWire } from '@fathom/contract/training/classes'
import { MOST_IN_CLASS } from '@fathom/domain/training/classes'
import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../shared/ui/overlay/dialog-actions.tsx'
import { CourseOptions } from '../course-options.tsx'
import { useClassForm } from './class-form.ts'
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
        <PlaceFields choices={choices} edited={edited} form={form} />
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

type PlaceProps = {
  choices: ClassChoicesWire
  form: ReturnType<typeof useClassForm>
  edited: ClassWire | undefined
}

/** The dive center of a class is fixed: its students follow from it. */
function PlaceFields({ choices, form, edited }: PlaceProps) {
  const { t } = useTranslator('training-classes', 'training-center', 'training-students')
  const { value, change, instructors, memberNumber } = form
  const hasBegun = edited?.sessions.some(({ begins }) => begins <= new Date().toISOString())
  const isHandedOver = hasBegun && memberNumber !== undefined && memberNumber !== edited?.memberNumber
  const isLedByCaller = instructors.length === 1 && instructors[0]?.isCaller
  return (
    <>
      <CourseField choices={choices} edited={edited} form={form} />
      {!edited && choices.stores.length > 0 && (
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
      {instructors.length === 0 && <NoInstructor />}
      {instructors.length > 0 && !isLedByCaller && (
        <Field
          help={isHandedOver && t('training-classes.handOver', { name: edited?.memberName ?? '' })}
          label={t('training-center.instructor')}
        >
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

/** What was recorded in a course stays in it, so the course of such a class is fixed. */
function CourseField({ choices, form, edited }: PlaceProps) {
  const { t } = useTranslator('training-classes', 'training-students')
  const isFixed = edited !== undefined && edited.isCourseFixed !== false
  const isListed = choices.courses.some(({ packageId }) => packageId === edited?.packageId)
  const own = edited && !isListed ? [{ packageId: edited.packageId, title: edited.title }] : []
  const changed = form.isCourseChanged && t('training-classes.courseChanged')
  return (
    <Field
      help={isFixed ? t('training-classes.courseFixed') : changed}
      label={t('training-students.course.label')}
    >
      <Select
        disabled={isFixed}
        onChange={({ target }) => form.change({ packageId: target.value })}
        value={form.value.packageId}
      >
        <CourseOptions courses={[...own, ...choices.courses]} />
      </Select>
    </Field>
  )
}

/** Only the organization adds an instructor to a dive center. */
function NoInstructor() {
  const { t } = useTranslator('training-classes')
  const { links } = useConfig()
  return (
    <Banner icon={Info} tone="warn">
      <p>{t('training-classes.noInstructor')}</p>
      <p>
        <TextLink href={links.contact} newTab={true}>
          {t('shell.footer.contact')}
        </TextLink>
      </p>
    </Banner>
  )
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
