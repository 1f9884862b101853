import type { AuditEntryWire } from '@fathom/contract/office'
import { PHOTO_REASONS, REPLACEMENT_STATUSES } from '@fathom/domain/certifications'
import { PURCHASE_STATES } from '@fathom/domain/integrations'
import { REPORT_REASONS } from '@fathom/domain/messages'
import { CONTENT_KINDS } from '@fathom/domain/office'
import { STAFF_RIGHTS } from '@fathom/domain/session'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { STATUS_KEYS, TYPE_KEYS } from '../people/people-view.ts'

/** What staff do with an application (OF-04). */
const STAFF_MOVES = ['ask', 'request-payment', 'record-payment', 'complete', 'cancel'] as const
const PURCHASE_KINDS = ['course', 'club', 'ecard', 'plastic-card'] as const

type Entry = Pick<AuditEntryWire, 'action' | 'detail'>

/** What was done, in words; an application says which move it was. */
export function useActionWords(): (entry: Entry) => string {
  const { t } = useTranslator('office-audit')
  return ({ action, detail }) => {
    const move = action === 'application-moved' && STAFF_MOVES.find((one) => one === detail.move)
    return move ? t(`office-audit.moved.${move}`) : t(`office-audit.action.${action}`)
  }
}

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) || UUID.test(String(value))

/**
 * The details of an entry in the reader's language. Ids that only machines read are left out: the export has them. A
 * detail without words of its own is shown as it's stored.
 */
export function useDetailLines(): (entry: AuditEntryWire) => string[] {
  const valueWords = useValueWords()
  const lineOf = useLineWords()
  const { t } = useTranslator('office-audit', 'office-content')
  return ({ action, actor, object, detail }) => {
    const { move: _, from, to, ...rest } = detail
    const isChange = !isEmpty(from) && !isEmpty(to)
    const kind = CONTENT_KINDS.find((one) => one === object?.kind)
    const objectName = [kind && t(`office-content.kind.${kind}`), object?.id].filter(Boolean).join(': ')
    const parts = isChange ? rest : { from, to, ...rest }
    return [
      ...(isEmpty(objectName) ? [] : [objectName]),
      ...(isChange && from !== to
        ? [t('office-audit.detail.change', { from: valueWords(action, from), to: valueWords(action, to) })]
        : []),
      ...Object.entries(parts)
        .filter(([name, value]) => value !== undefined && !isEmpty(value) && !isOwnName(name, actor))
        .map(([name, value]) => lineOf(name, valueWords(action, value), value)),
    ]
  }
}

/** The actor's column has the client's name. */
const isOwnName = (name: string, { affiliateId }: AuditEntryWire['actor']) =>
  name === 'client' && affiliateId === null

function useValueWords(): (action: AuditEntryWire['action'], value: unknown) => string {
  const { t, formatDay, formatList } = useTranslator(
    'applications',
    'certifications-cards',
    'integrations',
    'messages',
    'office',
    'profile',
  )
  const wordOf = (action: AuditEntryWire['action'], text: string): string => {
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
    const status = isIn(Object.keys(STATUS_KEYS) as (keyof typeof STATUS_KEYS)[])
    if (action === 'application-moved' && status) return t(STATUS_KEYS[status])
    const type = ([1, 2, 3, 9] as const).find((one) => String(one) === text)
    if (action === 'type-changed' && type) return t(TYPE_KEYS[type])
    return DAY.test(text) ? formatDay(new Date(text)) : text
  }
  return (action, value) =>
    Array.isArray(value)
      ? formatList(value.map((one) => wordOf(action, String(one))))
      : wordOf(action, String(value))
}

function useLineWords(): (name: string, words: string, value: unknown) => string {
  const { t, formatNumber } = useTranslator('certifications-cards', 'integrations', 'office-audit')
  const labels = new Map([
    ['from', t('office-audit.from')],
    ['until', t('office-audit.to')],
    ['storeNumber', t('certifications-cards.store')],
    ['instructorNumber', t('certifications-cards.instructor')],
    ['levelID', t('integrations.purchases.level')],
    ['scopes', t('integrations.clients.scopes')],
    ['client', t('integrations.webhooks.client')],
    ['host', t('integrations.webhooks.url')],
    ['events', t('integrations.webhooks.events')],
  ])
  return (name, words, value) => {
    switch (name) {
      case 'given':
        return t('office-audit.detail.given', { list: words })
      case 'taken':
        return t('office-audit.detail.taken', { list: words })
      case 'reason':
        return t('office-audit.detail.reason', { reason: words })
      case 'version':
        return t('office-audit.detail.version', { version: words })
      case 'certDate':
        return t('certifications-cards.certified', { date: words })
      case 'amount':
      case 'entries':
      case 'issued':
      case 'revoked':
        return t('office-audit.detail.count', { count: formatNumber(Number(value)) })
      case 'items':
      case 'state':
        return words
      default:
        return `${labels.get(name) ?? name}: ${words}`
    }
  }
}
