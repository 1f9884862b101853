import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { type MouseEvent, useId } from 'react'
import { useEnterSite } from '../../../features/session/index.ts'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { NavLink } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { type MenuEntry, type MenuGroup, menuFor } from './menu.ts'
import { MENU_ICONS } from './menu-icons.ts'
import css from './sidebar.module.css'
import type { MenuState } from './use-menu-facts.ts'

/** The content of the sidebar, and of the drawer that replaces it on a phone. */
export function SidebarContent({ facts, isWaiting, failed, retry }: MenuState) {
  const { t } = useTranslator()
  const { links, version } = useConfig()
  return (
    <>
      <MainMenu groups={menuFor(facts, links)} isWaiting={isWaiting} />
      {failed && (
        <div className={css.failed} role="status">
          <p>{t('shell.nav.incomplete')}</p>
          <Button kind="quiet" onClick={retry} size="sm">
            {t('shell.error.retry')}
          </Button>
        </div>
      )}
      <p className={css.version}>{t('shell.product.version', { version })}</p>
    </>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslator()
  const enterSite = useEnterSite()
  const { label, to, under, isExternal, clientId } = entry
  const enter = (event: MouseEvent) => {
    if (!clientId || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    enterSite({ clientId, redirectUri: to })
  }
  const away = isExternal && { rel: 'noreferrer', target: clientId ? undefined : '_blank' }
  return (
    <NavLink className={css.entry} onClick={enter} to={to} under={under} {...away}>
      <Icon of={MENU_ICONS[label]} />
      <span>{t(label)}</span>
      {isExternal && (
        <>
          {' '}
          {!clientId && <span className="visually-hidden">{t('shell.nav.external')}</span>}
          <span className={css.away}>
            <Icon flip of={ArrowUpRight} size="sm" />
          </span>
        </>
      )}
    </NavLink>
  )
}

type GroupProps = {
  group: MenuGroup
  /** What follows the first entry may still change its place. */
  isWaiting: boolean
}

function Group({ group, isWaiting }: GroupProps) {
  const { t } = useTranslator()
  const titleId = useId()
  const title = t(group.label)
  // Shop and Support are groups whose first entry has the same name; once is enough to see.
  const [first] = group.entries
  const isSaid = first !== undefined && t(first.label) === title
  return (
    <section aria-labelledby={titleId}>
      <h2 className={isSaid ? 'visually-hidden' : css.title} id={titleId}>
        {title}
      </h2>
      <ul>
        {group.entries.map((entry, at) => (
          <li data-waits={(isWaiting && at === 0) || undefined} key={entry.label}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The menu looks like a sounding line, and the buoy marks the current page. */
function MainMenu({ groups, isWaiting }: { groups: readonly MenuGroup[]; isWaiting: boolean }) {
  const { t } = useTranslator()
  return (
    <nav aria-label={t('shell.landmark.main')} className={css.menu}>
      {groups.map((group) => (
        <Group group={group} isWaiting={isWaiting} key={group.label} />
      ))}
    </nav>
  )
}
