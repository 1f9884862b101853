import ClipboardList from 'lucide-react/icons/clipboard-list'
import { peopleSource } from '../../../features/office/find/index.ts'
import { ownRightsQuery } from '../../../features/office/index.ts'
import type { FindSource } from '../../../shared/find/find-item.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { OFFICE_PAGE_WORDS, officePagesFor } from './office-pages.ts'

/** OF-01: the pages of the office that may be opened. */
const officeScreens: FindSource = {
  name: 'office-screens',
  group: 'screens',
  list: async ({ calls, client }) => {
    const [{ rights }] = await Promise.all([
      client.fetchQuery(ownRightsQuery(calls)),
      ...OFFICE_PAGE_WORDS.map((area) => i18n.need(area)),
    ])
    const { t } = i18n.current()
    const detail = () => t('shell.page.office')
    return officePagesFor(rights).map(({ to, title }) => ({
      id: to,
      title: t(title),
      detail,
      also: detail(),
      icon: ClipboardList,
      to,
    }))
  },
}

/** What only staff find: its own chunk, among the pages that others neither load nor store. */
export const staffSources: readonly FindSource[] = [officeScreens, peopleSource]
