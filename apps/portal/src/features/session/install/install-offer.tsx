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
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './install-offer.module.css'
import {
  catchPrompt,
  isInstalled,
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
        <Offer key={key} />
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
 * press. So a first page never has it, because the browser's offer comes after the page.
 */
function Offer() {
  const [isOpen, setIsOpen] = useState(() => mayPrompt() && mayOfferInstall(readInstallMarks(), todayHere()))
  const isPossible = useMayPrompt()
  return isOpen && isPossible && <InstallNotice onClose={() => setIsOpen(false)} />
}

function InstallNotice({ onClose }: { onClose: () => void }) {
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
            <Button onClick={() => void promptInstall()} size="sm">
              {t('session-install.action')}
            </Button>
            <Button kind="quiet" onClick={decline} size="sm">
              {t('session-install.later')}
            </Button>
          </div>
        }
        icon={Download}
      >
        <b>{t('session-install.title')}</b> {t('session-install.text')}
      </Banner>
    </div>
  )
}
