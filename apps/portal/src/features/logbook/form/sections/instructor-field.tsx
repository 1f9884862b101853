import { intlTag } from '@fathom/locales'
import css from '@fathom/look/controls/field.module.css'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Bubbles } from '../../../../shared/ui/action/bubbles.tsx'
import { Badge } from '../../../../shared/ui/feedback/badge.tsx'
import { useControl } from '../../../../shared/ui/form/field-context.ts'
import { parseNumber } from '../../../../shared/ui/form/parse-number.ts'
import { Entry } from '../fields/entry.tsx'
import own from '../fields/fields.module.css'
import { instructorQuery } from '../form.queries.ts'
import { useForm } from '../state/form-context.ts'

const MOST_DIGITS = 9

/** CA-41: the name shows next to the number as soon as it is found. */
export function InstructorField() {
  const { t } = useTranslator('logbook-form')
  return (
    <Entry field="instructorNumber" help={t('logbook-form.instructor.help')}>
      <InstructorInput />
    </Entry>
  )
}

function InstructorInput() {
  const { t, locale } = useTranslator('logbook-form')
  const form = useForm()
  const control = useControl()
  const number = form.content.instructorNumber
  const { data: found, isFetching } = useQuery(instructorQuery(useCalls(), number))
  const change = (text: string) => {
    const digits = parseNumber(text, intlTag(locale))
    if (text.trim() === '') form.change({ instructorNumber: null })
    else if (digits !== undefined && Number.isInteger(digits) && digits >= 0)
      form.change({ instructorNumber: digits })
  }
  return (
    <div className={css.input}>
      <input
        {...control}
        autoComplete="off"
        dir="ltr"
        disabled={form.isLocked}
        inputMode="numeric"
        maxLength={MOST_DIGITS}
        onChange={({ target }) => change(target.value)}
        type="text"
        value={number ?? ''}
      />
      <span className={own.found} role="status">
        {isFetching && <Bubbles />}
        {found && !isFetching && (
          <Badge icon={Check} tone="ok">
            <span className="visually-hidden">{t('logbook-form.instructor.found')} </span>
            <bdi>{`${found.first_name} ${found.last_name}`}</bdi>
          </Badge>
        )}
      </span>
    </div>
  )
}
