import type { AuditEntryWire, HistoryEntryWire } from '@fathom/contract/office'
import { CONTENT_KINDS } from '@fathom/domain/office'
import { AUDIT_DETAILS, type AuditDetail } from '@fathom/domain/session'
import { isLocale, LOCALES, languageNames } from '@fathom/domain/translations'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { documentName } from '../content/document-names.ts'
import { isEmpty, STAFF_MOVES, useLevelName, useValueWords } from './value-words.ts'

type Entry = Pick<HistoryEntryWire, 'action' | 'detail'>

/** What was done, in words; an application says which move it was. */
export function useActionWords(): (entry: Entry) => string {
  const { t } = useTranslator('office-audit')
  return ({ action, detail }) => {
    const move = action === 'application-moved' && STAFF_MOVES.find((one) => one === detail.move)
    return move ? t(`office-audit.moved.${move}`) : t(`office-audit.action.${action}`)
  }
}

type Detailed = Pick<HistoryEntryWire, 'action' | 'actor' | 'detail'>

/**
 * The details of an entry in the reader's language. Ids that only machines read are left out: the export has them. A
 * detail that an older version stored, and that has no words, is shown as it's stored.
 */
export function useDetailLines(): (entry: Detailed) => string[] {
  const valueWords = useValueWords()
  const lineWords = useLineWords()
  const { t, formatId } = useTranslator('office-audit')
  return ({ action, actor, detail }) => {
    const { from, to, ...rest } = detail
    const isChange = !isEmpty(from) && !isEmpty(to)
    const wordsOf = (value: unknown, name: string) =>
      isEmpty(value) ? '–' : isId(action, name) ? formatId(Number(value)) : valueWords(action, value)
    const lineOf = (name: string, value: unknown) => {
      const before = detail[`${name}Before`]
      if (isOwnName(name, actor) || (isEmpty(value) && isEmpty(before))) return undefined
      const known = AUDIT_DETAILS.find((one) => one === name)
      const words = wordsOf(value, name)
      const line = known ? lineWords[known](words, value) : `${name}: ${words}`
      return line && !isEmpty(before)
        ? t('office-audit.detail.before', { detail: line, before: wordsOf(before, name) })
        : line
    }
    return [
      isChange && from !== to
        ? t('office-audit.detail.change', { from: wordsOf(from, 'from'), to: wordsOf(to, 'to') })
        : undefined,
      ...Object.entries(isChange ? rest : { from, to, ...rest }).map(([name, value]) => lineOf(name, value)),
    ].filter((line) => line !== undefined)
  }
}

/** The numbers of members and dive centers. */
const IDS: readonly string[] = ['instructorNumber', 'storeNumber'] satisfies AuditDetail[]
/** Of these, an account becomes another one. */
const MERGES: readonly HistoryEntryWire['action'][] = ['accounts-merged', 'merge-undone']

const isId = (action: HistoryEntryWire['action'], name: string) =>
  IDS.includes(name) || (MERGES.includes(action) && (name === 'from' || name === 'to'))

/**
 * What it was about: content with its kind, such as “Links: Privacy”, everything else by its name. An id is shown where
 * there's no name and it can be read.
 */
export function useObjectWords(): (object: NonNullable<AuditEntryWire['object']>) => string | undefined {
  const { t, locale } = useTranslator('office-content', 'applications', 'certifications', 'club')
  return ({ kind: name, id, name: named }) => {
    const kind = CONTENT_KINDS.find((one) => one === name)
    const readable = isEmpty(id) ? undefined : id
    if (!kind) return named ?? readable
    const own = kind === 'translations' ? localeName(id, locale) : documentName(kind, id, t)
    const title = t(`office-content.kind.${kind}`)
    const words = named ?? own ?? readable
    return words === undefined || words === title ? title : `${title}: ${words}`
  }
}

/** The actor's column has the client's name. */
const isOwnName = (name: string, { affiliateId }: AuditEntryWire['actor']) =>
  name === 'client' && affiliateId === null

/** A culture such as `pt-BR`; what isn't one has no name. */
const languageName = (culture: string, locale: string) =>
  (/^[a-z]{2,3}(-[A-Z]{2})?$/.test(culture) && languageNames([culture], locale)[0]) || culture

/** In the reader's language; “German”, but “British English”, because there is another English. */
const localeName = (id: string, locale: string) =>
  isLocale(id) ? languageNames(LOCALES, locale)[LOCALES.indexOf(id)] : undefined

type Line = (words: string, value: unknown) => string | undefined

/** Nothing for what another part of the entry says already, or what only machines read. */
const unsaid: Line = () => undefined

function useLineWords(): Record<AuditDetail, Line> {
  const { t, formatNumber, locale } = useTranslator(
    'certifications-cards',
    'integrations',
    'office-audit',
    'office-people',
  )
  const levelName = useLevelName()
  const count = (value: unknown) => ({ count: formatNumber(Number(value)) })
  const number: Line = (_, value) => t('office-audit.detail.count', count(value))
  const labelled =
    (label: string): Line =>
    (words) =>
      `${label}: ${words}`
  return {
    added: (_, value) => t('office-audit.detail.added', count(value)),
    amount: number,
    certDate: (words) => t('certifications-cards.certified', { date: words }),
    certDateBefore: unsaid,
    changed: (words) => t('office-audit.detail.changed', { list: words }),
    client: labelled(t('integrations.webhooks.client')),
    codes: (words) => t('office-audit.detail.codes', { list: words }),
    culture: (words) => t('office-audit.detail.language', { language: languageName(words, locale) }),
    entries: number,
    event: labelled(t('integrations.deliveries.event')),
    events: labelled(t('integrations.webhooks.events')),
    from: labelled(t('office-audit.from')),
    given: (words) => t('office-audit.detail.given', { list: words }),
    host: labelled(t('integrations.webhooks.url')),
    importId: unsaid,
    instructorNumber: labelled(t('certifications-cards.instructor')),
    instructorNumberBefore: unsaid,
    isDraft: (_, value) => (value ? t('office-audit.detail.draft') : undefined),
    isEnabled: (_, value) => t(value ? 'office-audit.detail.enabled' : 'office-audit.detail.disabled'),
    isRetired: (_, value) => (value ? t('office-audit.detail.retired') : undefined),
    issued: (_, value) => t('office-audit.detail.issued', count(value)),
    items: (words) => words,
    levelID: (words, value) => labelled(t('integrations.purchases.level'))(levelName(value) ?? words, value),
    move: unsaid,
    name: labelled(t('office-people.name')),
    note: labelled(t('certifications-cards.export.note')),
    operator: (words) => t('office-audit.detail.operator', { user: words }),
    other: unsaid,
    overlapHours: (_, value) => t('office-audit.detail.overlapHours', count(value)),
    packageId: (words) => t('office-audit.detail.package', { package: words }),
    question: (words) => t('office-audit.detail.question', { question: words }),
    reason: (words) => t('office-audit.detail.reason', { reason: words }),
    replaced: (_, value) => t('office-audit.detail.replaced', count(value)),
    revoked: number,
    rows: (_, value) => t('office-audit.detail.rows', count(value)),
    scopes: labelled(t('integrations.clients.scopes')),
    state: (words) => words,
    storeNumber: labelled(t('certifications-cards.store')),
    storeNumberBefore: unsaid,
    taken: (words) => t('office-audit.detail.taken', { list: words }),
    to: labelled(t('office-audit.to')),
    undoes: (words) => t('office-audit.detail.undoes', { version: words }),
    until: labelled(t('office-audit.to')),
    version: (words) => t('office-audit.detail.version', { version: words }),
  }
}
