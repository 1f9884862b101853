import type { HistoryEntryWire } from '@fathom/contract/office'
import { APPLICATION_STATUSES, STATUS_NAMES } from '@fathom/domain/applications'
import { findLevel, PHOTO_REASONS, REPLACEMENT_STATUSES } from '@fathom/domain/certifications'
import { PURCHASE_STATES } from '@fathom/domain/integrations'
import { REPORT_REASONS } from '@fathom/domain/messages'
import { STAFF_RIGHTS } from '@fathom/domain/session'
import type { Messages } from '@fathom/locales'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { TYPE_KEYS } from '../people/people-view.ts'

/** What staff do with an application (OF-04). */
export const STAFF_MOVES = ['ask', 'request-payment', 'record-payment', 'complete', 'cancel'] as const
const PURCHASE_KINDS = ['course', 'club', 'ecard', 'plastic-card'] as const

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/

/** Nothing that a reader could use. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  UUID.test(String(value))

/** A test of the server checks that every level has a name. */
type LevelKey = `certifications-cards.level.${string}` & keyof Messages

export function useLevelName(): (levelID: unknown) => string | undefined {
  const { t } = useTranslator('certifications-cards')
  const nameOf = t as (key: LevelKey) => string
  return (levelID) => {
    const level = findLevel(Number(levelID))
    return level && nameOf(`certifications-cards.level.${level.code}` as LevelKey)
  }
}

/** A stored value as the reader's language says it. */
export function useValueWords(): (action: HistoryEntryWire['action'], value: unknown) => string {
  const { t, formatDay, formatList } = useTranslator(
    'applications',
    'certifications-cards',
    'integrations',
    'messages',
    'office',
    'office-people',
    'profile',
  )
  const wordOf = (action: HistoryEntryWire['action'], text: string): string => {
    const isIn = <Word extends string>(words: readonly Word[]) => words.find((word) => word === text)
    const right = isIn(STAFF_RIGHTS)
    if (action === 'rights-changed' && right) return t(`office.right.${right}`)
    const photo = isIn(PHOTO_REASONS)
    if (action === 'photo-refused' && photo) return t(`certifications-cards.photoReason.${photo}`)
    const report = isIn(REPORT_REASONS)
    if (action === 'report-settled' && report) return t(`messages.reason.${report}`)
    const order = isIn(REPLACEMENT_STATUSES)
    if (action === 'order-moved' && order) return t(`certifications-cards.replacementStatus.${order}`)
    const bought = isIn(PURCHASE_KINDS)
    if (action.startsWith('purchase-') && bought) return t(`integrations.purchases.kind.${bought}`)
    const state = isIn(PURCHASE_STATES)
    if (action.startsWith('purchase-') && state) return t(`integrations.purchases.${state}`)
    const status = isIn(APPLICATION_STATUSES)
    if (action === 'application-moved' && status) return t(`applications.status.${STATUS_NAMES[status]}`)
    const type = ([1, 2, 3, 9] as const).find((one) => String(one) === text)
    if (action === 'type-changed' && type) return t(TYPE_KEYS[type])
    if (action === 'directory-changed' && text === 'name') return t('office-people.name')
    if (action === 'directory-changed' && text === 'address') return t('profile.field.addressLine1')
    return DAY.test(text) ? formatDay(new Date(text)) : text
  }
  return (action, value) =>
    Array.isArray(value)
      ? formatList(value.map((one) => wordOf(action, String(one))))
      : wordOf(action, String(value))
}
