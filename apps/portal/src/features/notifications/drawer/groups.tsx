import { foldNotifications, groupFolds } from '@fathom/domain/notifications'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import type { Notification } from '../notification.ts'
import css from './notification-drawer.module.css'
import { Rows } from './rows.tsx'
import { GroupContext, NowContext, timeZone, useNow } from './use-now.ts'
import { type RowCommands, useRowCommands } from './use-row-commands.ts'
import { useRowFocus } from './use-row-focus.ts'

type Props = { items: readonly Notification[] } & RowCommands

/** Unread, today, yesterday, older (ST-09); regrouped at the viewer's midnight. */
export function Groups({ items, ...given }: Props) {
  const { t } = useTranslator('notifications-drawer')
  const zone = timeZone()
  const now = useNow(zone)
  const folds = useMemo(() => foldNotifications(items), [items])
  const groups = useMemo(() => groupFolds(folds, now, zone), [folds, now, zone])
  const shown = useMemo(() => groups.flatMap((each) => each.folds), [groups])
  const actions = useRowCommands(given)
  const { active, ...focus } = useRowFocus(shown, actions)
  return (
    <NowContext value={now}>
      {/* The list itself gets the initial focus, so that the first arrow key moves to its first row. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and there are none */}
      <div
        {...focus}
        aria-label={t('notifications-drawer.title')}
        className={css.list}
        data-first-focus={groups.length > 0 || undefined}
        role="group"
        tabIndex={-1}
      >
        {groups.map(({ group, folds: members }) => (
          <section aria-labelledby={`notifications-${group}`} className={css.section} key={group}>
            <h3 className={css.group} id={`notifications-${group}`}>
              {t(`notifications-drawer.${group}`)}
            </h3>
            <GroupContext value={group}>
              <Rows active={active ?? shown[0]?.key} actions={actions} folds={members} />
            </GroupContext>
          </section>
        ))}
      </div>
    </NowContext>
  )
}
