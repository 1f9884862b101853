import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { isStaffMember } from '@fathom/domain/session'
import { Fragment, Suspense, useState, useSyncExternalStore } from 'react'
import { AuthenticatorSetting } from '../../../features/account/security/authenticator-setting.tsx'
import { DataDownload } from '../../../features/account/security/data-download.tsx'
import { DeletionNotice, DeletionSetting } from '../../../features/account/security/deletion.tsx'
import { PasskeySetting } from '../../../features/account/security/passkey-setting.tsx'
import { PasswordSetting } from '../../../features/account/security/password-setting.tsx'
import { NumberingSetting } from '../../../features/logbook/numbering/numbering-setting.tsx'
import { UnitSetting } from '../../../features/logbook/unit-setting.tsx'
import { TourSetting } from '../../../features/preferences/tour/tour-setting.tsx'
import { ForgetDevice } from '../../../features/session/forget-device.tsx'
import { useSessionContext, useUser } from '../../../features/session/index.ts'
import { InstallSetting } from '../../../features/session/install/install-setting.tsx'
import { SessionList } from '../../../features/session/list/index.ts'
import { StoredHere } from '../../../features/session/stored-here.tsx'
import { LanguageSetting } from '../../../features/translations/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { readTheme, setTheme, THEMES } from '../../../shared/theme.ts'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { useOnline } from '../../../shared/use-online.ts'

/** Loads when it is asked for: it knows every feature that stores something. */
const countUnsent = async () => (await import('../../start/count-waiting.ts')).countWaitingOfAll()

for (const area of ['translations', 'logbook', 'account', 'session-install', 'preferences-tour'] as const)
  void i18n.need(area)

/** RT-01 */
export function Page() {
  const { t } = useTranslator()
  const skeletons = (
    <Loading label={t('shell.loading.page')}>
      <Skeleton shape="title" />
      <Skeleton height="20rem" shape="block" />
    </Loading>
  )
  return (
    <Suspense fallback={skeletons}>
      <Settings />
    </Suspense>
  )
}

function Settings() {
  const { t } = useTranslator('translations', 'logbook', 'account')
  const user = useUser()
  const isLimited = useIsLimited()
  return (
    <>
      <PageHeader lead={t('translations.settings.lead')} title={t('shell.page.settings')} />
      <DeletionNotice owner={user} />
      <Setting
        text={t('translations.settings.language.text')}
        title={t('translations.settings.language.title')}
      >
        <LanguageSetting email={user.email} />
      </Setting>
      {!isLimited && (
        <>
          <Setting text={t('logbook.settings.units.text')} title={t('logbook.settings.units.title')}>
            <UnitSetting />
          </Setting>
          <Setting text={t('logbook.settings.numbering.text')} title={t('logbook.settings.numbering.title')}>
            <NumberingSetting affiliateId={user.affiliateId} />
          </Setting>
        </>
      )}
      <Setting text={t('translations.settings.theme.text')} title={t('shell.theme.choose')}>
        <ThemeSetting />
      </Setting>
      <InstallSetting />
      <TourSetting affiliateType={user.affiliateType} />
      {isLimited ? (
        <>
          <Setting
            text={t('translations.settings.device.text')}
            title={t('translations.settings.device.title')}
          >
            <DeviceData />
          </Setting>
          <p role="status">{t('translations.settings.offline')}</p>
        </>
      ) : (
        <Security />
      )}
    </>
  )
}

/** Opened offline, the page has only what works then; what was there before the connection got lost stays. */
function useIsLimited(): boolean {
  const isOnline = useOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)
  if (isOnline && !wasOnline) setWasOnline(true)
  return !wasOnline
}

function DeviceData() {
  return (
    <>
      <StoredHere affiliateId={useUser().affiliateId} />
      <ForgetDevice countUnsent={countUnsent} />
    </>
  )
}

function Security() {
  const { t } = useTranslator('translations')
  const user = useUser()
  const { session } = useSessionContext()
  // The sign-out event usually arrives first and is already navigating to the page about the deletion.
  const leave = () => session.current() && location.reload()
  const parts = {
    password: <PasswordSetting person={user} />,
    sessions: <SessionList />,
    device: <DeviceData />,
    passkeys: <PasskeySetting owner={user} />,
    data: <DataDownload />,
  }
  return (
    <>
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <Fragment key={part}>
          <Setting
            text={t(`translations.settings.${part}.text`)}
            title={t(`translations.settings.${part}.title`)}
          >
            {parts[part]}
          </Setting>
          {part === 'passkeys' && isStaffMember(user.affiliateType) && <Authenticator />}
        </Fragment>
      ))}
      <Setting
        text={t('translations.settings.deletion.text', { days: DELETION_GRACE_DAYS })}
        title={t('translations.settings.deletion.title')}
      >
        <DeletionSetting owner={user} onDeleted={leave} />
      </Setting>
    </>
  )
}

function Authenticator() {
  const { t } = useTranslator('account-security')
  return (
    <Setting text={t('account-security.app.text')} title={t('account-security.app.title')}>
      <AuthenticatorSetting owner={useUser()} />
    </Setting>
  )
}

/** The account menu changes the theme too, so the theme is read from the document itself. */
function watchTheme(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

function ThemeSetting() {
  const { t } = useTranslator()
  const chosen = useSyncExternalStore(watchTheme, readTheme)
  return (
    <div>
      <Segments
        legend={t('shell.theme.choose')}
        onSelect={setTheme}
        segments={THEMES.map((theme) => ({ key: theme, label: t(`shell.theme.${theme}`) }))}
        selected={chosen}
      />
    </div>
  )
}
