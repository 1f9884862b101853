import { type FlagName, flagsWire, type LinkName } from '@fathom/contract/shared'
import { APPLICATION_TYPES } from '@fathom/domain/applications'
import { CLUB_PLAN_IDS } from '@fathom/domain/club'
import { FORM_NAMES } from '@fathom/domain/forms'
import type { ContentKind } from '@fathom/domain/office'
import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import type { Messages } from '@fathom/locales'
import type { useTranslator } from '../../../shared/i18n/index.ts'

export type TranslateNames = ReturnType<
  typeof useTranslator<'office-content' | 'applications' | 'certifications' | 'club'>
>['t']

const LINK_NAMES = {
  home: 'shell.footer.home',
  privacy: 'shell.footer.privacy',
  consumerProtection: 'shell.footer.consumerProtection',
  contact: 'shell.footer.contact',
  help: 'shell.nav.support',
  courseLocator: 'shell.nav.courseLocator',
  bookATrip: 'shell.nav.bookTrip',
  ecards: 'shell.nav.certifications',
  shop: 'shell.nav.shopHome',
} as const satisfies Record<LinkName, keyof Messages>

function priceName(key: string, t: TranslateNames): string | undefined {
  const plan = CLUB_PLAN_IDS.find((id) => key === `club-${id}`)
  if (plan) return t('office-content.price.club', { plan: t(`club.plan.${plan}`) })
  const application = APPLICATION_TYPES.find(({ id }) => key === `application-${id}`)
  if (application) return t(`applications.type.${application.id}`)
  if (key === 'ecard') return t('shell.page.ecard')
  return key === 'replacement' ? t('certifications.action.plastic') : undefined
}

const NAMES: Readonly<Record<ContentKind, (key: string, t: TranslateNames) => string | undefined>> = {
  maintenance: (_, t) => t('office-content.kind.maintenance'),
  translations: (key) => (isLocale(key) ? LANGUAGE_NAMES[key] : undefined),
  links: (key, t) => (Object.hasOwn(LINK_NAMES, key) ? t(LINK_NAMES[key as LinkName]) : undefined),
  flags: (key, t) =>
    Object.hasOwn(flagsWire.shape, key) ? t(`office-content.flag.${key as FlagName}`) : undefined,
  prices: priceName,
  promotions: () => undefined,
  wordings: (key, t) => {
    const form = FORM_NAMES.find((name) => name === key)
    return form && t(`office-content.form.${form}`)
  },
  courses: () => undefined,
}

/** What a document is called, unless the server names it; undefined for a key that this build doesn't know. */
export const documentName = (kind: ContentKind, key: string, t: TranslateNames): string | undefined =>
  NAMES[kind](key, t)

type Titled = { kind: ContentKind; key: string; title: string | undefined }

/** On the pages of content, where a promotion without a name is a new one. */
export function documentTitle({ kind, key, title }: Titled, t: TranslateNames): string {
  const name = title ?? documentName(kind, key, t)
  return name ?? (kind === 'promotions' ? t('office-content.promotion.new') : key)
}
