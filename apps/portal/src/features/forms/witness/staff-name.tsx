import { isFullName } from '@fathom/domain/forms'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'

export type StaffName = ReturnType<typeof useStaffName>

/** TS-06: the account of a dive center is no person, so the person who confirms with it enters their own name. */
export function useStaffName(isCenter: boolean) {
  const [name, setName] = useState('')
  const staffName = name.trim()
  return {
    isAsked: isCenter,
    name,
    setName,
    isRight: !isCenter || isFullName(staffName),
    /** For the call. */
    sent: isCenter ? { staffName } : {},
  }
}

type Props = { of: StaffName; showsErrors: boolean; error?: string | undefined }

export function StaffNameField({ of, showsErrors, error }: Props) {
  const { t } = useTranslator('forms-signers')
  if (!of.isAsked) return null
  return (
    <Field
      error={showsErrors && !of.isRight ? t('forms-signers.name-incomplete') : error}
      help={t('forms-signers.staff.help')}
      label={t('forms-signers.staff')}
    >
      <TextInput
        autoComplete="off"
        dir="auto"
        maxLength={200}
        onChange={({ target }) => of.setName(target.value)}
        value={of.name}
      />
    </Field>
  )
}
