import type { ApplicationWire } from '@fathom/contract/applications'
import type { Translator } from '@fathom/locales'
import { FIELD_NAMES, type FieldName, type Fields, fieldsOf, isSame } from './fields.ts'
import type { StoredDraft } from './stored-draft.ts'

export const labelKey = (name: FieldName) =>
  `applications.apply.${name === 'store' ? 'people.store' : (`gaps.${name}` as const)}` as const

/** The value in one line; empty if there is none. */
export function valueText(fields: Partial<Fields>, name: FieldName): string {
  if (name === 'instructor' || name === 'store') return fields[name]?.name ?? ''
  if (name !== 'teachingAddress') return fields[name] ?? ''
  const { addressLine1, addressLine2, city, stateId, postalCode, countryId } = { ...fields[name] }
  return [addressLine1, addressLine2, city, stateId, postalCode, countryId].filter(Boolean).join(', ')
}

type Unsaved = StoredDraft['unsaved']

/** Both values of each field that was changed on this device and elsewhere. */
export function differencesOf({ changed, base }: Unsaved, application: ApplicationWire, { t }: Translator) {
  const theirs = fieldsOf(application)
  const empty = t('applications.apply.conflict.empty')
  return FIELD_NAMES.filter(
    (name) => name in changed && !isSame(changed[name], theirs[name]) && !isSame(base[name], theirs[name]),
  ).map((name) => ({
    name: t(labelKey(name)),
    mine: valueText(changed, name) || empty,
    theirs: valueText(theirs, name) || empty,
  }))
}
