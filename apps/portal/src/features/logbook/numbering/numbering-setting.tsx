import { HIGHEST_FIRST_NUMBER } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { parseNumber } from '../../../shared/ui/form/parse-number.ts'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { SavedSetting } from '../saved-setting.tsx'
import { firstNumberQuery, useChangeFirstNumber } from './numbering.queries.ts'

/** LO-09: where the numbers of the diver's dives start. Saved when the field is left. */
export function NumberingSetting({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('logbook')
  const saved = useQuery(firstNumberQuery(useCalls(), affiliateId))
  return (
    <SavedSetting
      failed={t('logbook.settings.numbering.failed')}
      saved={saved}
      skeleton={<Skeleton height="4.75rem" shape="block" />}
    >
      {(number) => <FirstNumber affiliateId={affiliateId} saved={number} />}
    </SavedSetting>
  )
}

const isNumber = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= HIGHEST_FIRST_NUMBER

function FirstNumber({ affiliateId, saved }: { affiliateId: number; saved: number }) {
  const { t, locale, formatNumber } = useTranslator('logbook')
  const change = useChangeFirstNumber(affiliateId)
  const [typed, setTyped] = useState<string>()
  const number = typed === undefined ? saved : parseNumber(typed, intlTag(locale))
  const [isLeft, setLeft] = useState(false)
  const save = () => {
    setLeft(true)
    if (!isNumber(number)) return
    setTyped(undefined)
    if (number !== saved) change(number)
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) save()
  }
  return (
    <Field
      error={
        isLeft && !isNumber(number)
          ? t('logbook.settings.numbering.wrong', { highest: HIGHEST_FIRST_NUMBER })
          : undefined
      }
      label={t('logbook.settings.numbering.label')}
    >
      <TextInput
        autoComplete="off"
        dir="ltr"
        inputMode="numeric"
        onBlur={save}
        onChange={({ target }) => {
          setLeft(false)
          setTyped(target.value)
        }}
        onKeyDown={onKeyDown}
        value={typed ?? formatNumber(saved, { useGrouping: false })}
      />
    </Field>
  )
}
