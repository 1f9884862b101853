import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import FileUp from 'lucide-react/icons/file-up'
import IdCard from 'lucide-react/icons/id-card'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import ScanLine from 'lucide-react/icons/scan-line'
import Ticket from 'lucide-react/icons/ticket'
import { useEnterSite, useSignOut } from '../../features/session/index.ts'
import { useConfig } from '../../shared/config-context.tsx'
import type { FindItem } from '../../shared/find/find-item.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { type MenuEntry, type MenuFacts, menuFor } from '../shell/menu/menu.ts'
import { MENU_ICONS } from '../shell/menu/menu-icons.ts'
import type { Loaded } from './results.ts'

const SUPPORT = 'shell.group.support'

/** The pages of the menu, under the same conditions, and those that only other pages lead to. */
function useScreens(facts: MenuFacts) {
  const { t } = useTranslator()
  const { links } = useConfig()
  const enterSite = useEnterSite()
  const itemOf = ({ label, to, isExternal, clientId }: MenuEntry): FindItem => ({
    id: label,
    title: t(label),
    icon: MENU_ICONS[label],
    to,
    isExternal,
    ...(clientId && { run: () => enterSite({ clientId, redirectUri: to }) }),
  })
  const menu = menuFor(facts, links)
  const itemsOf = (isHelp: boolean) =>
    menu.filter(({ label }) => (label === SUPPORT) === isHelp).flatMap(({ entries }) => entries.map(itemOf))
  const contact: FindItem = {
    id: 'contact',
    title: t('shell.footer.contact'),
    icon: Mail,
    to: links.contact,
    isExternal: true,
  }
  return {
    screens: [
      ...itemsOf(false),
      { id: 'codes', title: t('shell.page.codes'), icon: Ticket, to: paths.codes() },
      { id: 'verify', title: t('shell.page.verify'), icon: ScanLine, to: paths.verify() },
    ],
    help: [...itemsOf(true).map((item) => ({ ...item, icon: CircleQuestionMark })), contact],
  }
}

/** What belongs to the portal itself: its screens, what can be done at once, and help. */
export function useOwnItems(facts: MenuFacts, hasCard: boolean): readonly Loaded[] {
  const { t } = useTranslator('shell-find')
  const signOut = useSignOut()
  const { screens, help } = useScreens(facts)
  const actions: FindItem[] = [
    { id: 'log', title: t('shell.tabs.logDive'), icon: Plus, to: paths.logDive() },
    ...(hasCard ? [{ id: 'card', title: t('shell-find.action.card'), icon: IdCard, to: paths.ecard() }] : []),
    { id: 'import', title: t('shell.page.importDives'), icon: FileUp, to: paths.importDives() },
    { id: 'sign-out', title: t('shell.nav.signOut'), icon: LogOut, run: () => void signOut() },
  ]
  const isFound = false
  return [
    { group: 'actions', items: actions, isFound },
    { group: 'screens', items: screens, isFound },
    { group: 'help', items: help, isFound },
  ]
}
