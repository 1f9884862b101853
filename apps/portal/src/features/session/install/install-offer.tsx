import { matchLocale } from '@fathom/domain/translations'
import Download from 'lucide-react/icons/download'
import { Suspense, useLayoutEffect, useState } from 'react'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import {
  markInstallDeclined,
  markSignedInDay,
  readInstallMarks,
} from '../../../shared/install/install-marks.ts'
import { mayOfferInstall } from '../../../shared/install/install-rule.ts'
import { paths } from '../../../shared/paths.ts'
import { useLocation } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './install-offer.module.css'
import {
  catchPrompt,
  isInstalled,
  isIos,
  mayPrompt,
  promptInstall,
  todayHere,
  useMayPrompt,
} from './install-prompt.ts'

/** The words load with the prompt, so that the notice appears with its page. */
const loadWords = () => void i18n.need('session-install').catch(() => undefined)

/** Makes the signed-in portal installable, and offers it on the dashboard. Loaded after the page. */
export function InstallOffer() {
  const { locale } = useTranslator()
  const { key, pathname } = useLocation()
  const [firstKey] = useState(key)
  // Before the browser can read the link below.
  useLayoutEffect(() => {
    if (isInstalled()) return
    markSignedInDay(todayHere())
    return catchPrompt(loadWords)
  }, [])
  useLayoutEffect(() => nameManifest(`/manifests/${matchLocale([locale])}.webmanifest`), [locale])
  return (
    pathname === paths.dashboard() && (
      <Suspense>
        <Offer isFirstPage={key === firstKey} key={key} />
      </Suspense>
    )
  )
}

/** Not by React, which fails with the whole page if something else has emptied the head. */
function nameManifest(href: string): () => void {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href })
  document.head.append(link)
  return () => link.remove()
}

/**
 * Decides once, when the dashboard opens: a notice that appeared later would move what someone is about to
 * press. So a first page never has it, because the browser's offer comes after the page. On an iPhone there is
 * no such offer, and the settings show the steps.
 */
function Offer({ isFirstPage }: { isFirstPage: boolean }) {
  const [isByHand] = useState(() => isIos() && !isInstalled() && !isFirstPage)
  const [isOpen, setIsOpen] = useState(
    () => (mayPrompt() || isByHand) && mayOfferInstall(readInstallMarks(), todayHere()),
  )
  const isPossible = useMayPrompt() || isByHand
  return isOpen && isPossible && <InstallNotice isByHand={isByHand} onClose={() => setIsOpen(false)} />
}

type NoticeProps = { isByHand: boolean; onClose: () => void }

function InstallNotice({ isByHand, onClose }: NoticeProps) {
  const { t } = useTranslator('session-install')
  const decline = () => {
    markInstallDeclined(todayHere())
    onClose()
  }
  return (
    <div className={css.offer}>
      <Banner
        action={
          <div className={css.actions}>
            {isByHand ? (
              <ButtonLink size="sm" to={paths.settings()}>
                {t('session-install.steps')}
              </ButtonLink>
            ) : (
              <Button onClick={() => void promptInstall()} size="sm">
                {t('session-install.action')}
              </Button>
            )}
            <Button kind="quiet" onClick={decline} size="sm">
              {t('session-install.later')}
            </Button>
          </div>
        }
        icon={Download}
      >
        <p>
          <b>{t('session-install.title')}</b>
        </p>
        <p>{t('session-install.text')}</p>
      </Banner>
    </div>
  )
}
