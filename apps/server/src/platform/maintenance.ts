import { type MaintenanceWire, maintenanceWire } from '@fathom/contract/shared'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Editions } from './editions/index.ts'
import type { Flags } from './flags.ts'

type Notice = { text: string; locale: Locale }

/** What everyone reads on top of each page, in their language. */
export type Maintenance = {
  current(locale: Locale): Notice | null
  /** When it begins or ends by the clock. */
  changesAt(): Date | undefined
}

const KEY = 'notice'

/** OF-08: one document, whose text is published for a while. */
export function createMaintenance(editions: Editions): Maintenance {
  const published = editions.define({
    name: 'maintenance',
    right: 'content',
    schema: maintenanceWire,
    defaults: () => ({ [KEY]: null }),
    problems: (value) => (textIn(value, DEFAULT_LOCALE) ? [] : ['text-missing']),
  })
  return {
    current: (locale) => {
      const notice = published.current(KEY)
      if (!notice) return null
      const spoken = textIn(notice, locale) ? locale : DEFAULT_LOCALE
      return { text: textIn(notice, spoken), locale: spoken }
    },
    changesAt: published.changesAt,
  }
}

const textIn = ({ texts }: MaintenanceWire, locale: Locale) => texts[locale]?.trim() ?? ''

type Announcing = { maintenance: Pick<Maintenance, 'current'>; flags: Pick<Flags, 'current'> }

/** For pages that the server writes: the notice of the staff, or the usual text while the flag is on (NV-12). */
export const siteNotice =
  ({ maintenance, flags }: Announcing) =>
  (locale: Locale): Notice | null => {
    const notice = maintenance.current(locale)
    if (notice || !flags.current().showSiteMaintenanceNotice) return notice
    const { t } = translatorFor(locale)
    return { text: `${t('shell.maintenance.title')} ${t('shell.maintenance.body')}`, locale }
  }
