import { CHANGE_DELAY_HOURS, type MailList } from '@fathom/domain/preferences'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'

type AskProps = { list: MailList; isBusy: boolean; onUnsubscribe: () => void }

/**
 * Nothing happens before the button is pressed: programs that merely open links must not unsubscribe anyone.
 */
export function AskToUnsubscribe({ list, isBusy, onUnsubscribe }: AskProps) {
  const { t, locale } = useTranslator('preferences')
  return (
    <EmptyState
      action={
        <>
          <Button busy={isBusy} kind="primary" onClick={onUnsubscribe}>
            {t('preferences.unsubscribe.do')}
          </Button>
          <ButtonLink to={paths.preferences(locale)}>{t('preferences.unsubscribe.keep')}</ButtonLink>
        </>
      }
      drawing={boatUnderWay}
      level={1}
      title={t('preferences.unsubscribe.ask')}
    >
      {t(`preferences.unsubscribe.${list}.askText`)}
    </EmptyState>
  )
}

/** Moves the focus to the heading, because the pressed button is gone. */
export function Unsubscribed({ list, isJustDone }: { list: MailList; isJustDone: boolean }) {
  const { t, locale } = useTranslator('preferences')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isJustDone) place.current?.querySelector('h1')?.focus()
  }, [isJustDone])
  return (
    <div ref={place}>
      <EmptyState
        action={<ButtonLink to={paths.preferences(locale)}>{t('preferences.unsubscribe.again')}</ButtonLink>}
        drawing={divingBell}
        level={1}
        title={t('preferences.unsubscribe.done')}
      >
        {t(`preferences.unsubscribe.${list}.doneText`, { hours: CHANGE_DELAY_HOURS })}
      </EmptyState>
    </div>
  )
}

export function LinkDoesNotWork({ problem }: { problem: 'invalid' | 'expired' }) {
  const { t, locale } = useTranslator('preferences')
  return (
    <EmptyState
      action={<ButtonLink to={paths.preferences(locale)}>{t('preferences.unsubscribe.signIn')}</ButtonLink>}
      drawing={lostCompass}
      level={1}
      title={t(`preferences.unsubscribe.${problem}`)}
    >
      {t(`preferences.unsubscribe.${problem}Text`)}
    </EmptyState>
  )
}
