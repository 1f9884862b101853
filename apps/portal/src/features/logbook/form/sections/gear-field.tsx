import { foldedText, serviceStateOf, todayIn } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { gearQuery } from '../../gear/gear.queries.ts'
import fieldsCss from '../fields/fields.module.css'
import { NamesField } from '../fields/names-field.tsx'
import { useForm } from '../state/form-context.ts'
import { useField } from '../state/use-field.ts'

/** LO-09: the diver's own gear, with a calm note about an item that should go to service. */
export function GearField() {
  const { t, formatDay } = useTranslator('logbook-form')
  const { affiliateId, content } = useForm()
  const { value: chosen } = useField('gear')
  const { data } = useQuery(gearQuery(useCalls(), affiliateId))
  const own = useMemo(() => data?.map(({ name }) => name), [data])
  const names = new Set(chosen.map(foldedText))
  const today = todayIn(content.timeZone, new Date())
  const notes = (data ?? []).flatMap((item) => {
    const state = serviceStateOf(item, today)
    if (state === 'fine' || !item.serviceDue || !names.has(foldedText(item.name))) return []
    const date = formatDay(item.serviceDue)
    return [{ id: item.id, text: t(`logbook-form.gear.${state}`, { name: item.name, date }) }]
  })
  return (
    <div>
      <NamesField help={t('logbook-form.list.help')} name="gear" own={own} />
      <div role="status">
        {notes.map(({ id, text }) => (
          <p className={fieldsCss.note} key={id}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
