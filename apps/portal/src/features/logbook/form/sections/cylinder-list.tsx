import { EMPTY_CYLINDER, type LogProblem, MOST_CYLINDERS } from '@fathom/domain/logbook'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { ScaleField, SelectField } from '../fields/choice-fields.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { FormContext, type FormContextValue, useForm } from '../state/form-context.ts'
import { useField } from '../state/use-field.ts'
import css from './sections.module.css'

/** LO-09: the cylinders beside the first one. */
export function CylinderList() {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  const { value: cylinders, change } = useField('moreCylinders')
  return (
    <FieldSlot field="moreCylinders" section="equipment">
      <div className={css.cylinders}>
        {cylinders.map((_, at) => (
          <CylinderFields at={at} key={at} onRemove={() => change(cylinders.toSpliced(at, 1))} />
        ))}
        {!isLocked && cylinders.length < MOST_CYLINDERS - 1 && (
          <div className={css.row}>
            <Button icon={Plus} onClick={() => change([...cylinders, EMPTY_CYLINDER])} size="sm">
              {t('logbook-form.cylinder.add')}
            </Button>
          </div>
        )}
      </div>
    </FieldSlot>
  )
}

function CylinderFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  // The first cylinder has its place above.
  const number = at + 2
  return (
    <FormContext value={formOfCylinder(form, at)}>
      <fieldset className={css.cylinder}>
        <legend>{t('logbook-form.cylinder.title', { number })}</legend>
        {!form.isLocked && (
          <IconButton
            icon={Trash2}
            iconSize="sm"
            label={t('logbook-form.cylinder.remove', { number })}
            onClick={onRemove}
          />
        )}
        <ScaleField name="cylinderType" />
        <div className={css.three} data-short={true}>
          <SelectField name="cylinderUse" />
          <NumberField name="cylinderSize" />
          <NumberField name="workingPressure" />
          <NumberField name="oxygen" />
          <NumberField name="helium" />
          <NumberField name="startingPressure" />
          <NumberField name="endingPressure" />
        </div>
      </fieldset>
    </FormContext>
  )
}

const isOf = ({ cylinder }: LogProblem, at: number) => cylinder?.at === at

/** The form as the fields of one cylinder see it: the same fields as those of the first, with other values. */
function formOfCylinder(form: FormContextValue, at: number): FormContextValue {
  const { equipment } = form.content
  const { moreCylinders } = equipment
  return {
    ...form,
    content: { ...form.content, equipment: { ...equipment, ...moreCylinders[at] } },
    changePart: (part, change) => {
      if (part !== 'equipment') return form.changePart(part, change)
      const changed = moreCylinders.map((each, place) => (place === at ? { ...each, ...change } : each))
      form.changePart('equipment', { moreCylinders: changed })
    },
    errorOf: (_section, field) => {
      const problem = form.shown.find((each) => isOf(each, at) && each.cylinder?.part === field)
      return problem && form.wordOf(problem)
    },
  }
}
