import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import css from './footer.module.css'

/** NV-10 */
export function Footer() {
  const { t } = useTranslator()
  const { links, licenceRecord } = useConfig()
  return (
    <footer className={css.footer}>
      <nav aria-label={t('shell.landmark.footer')} className={css.links}>
        <a href={links.home}>{t('shell.footer.home')}</a>
        <a href={links.privacy}>{t('shell.footer.privacy')}</a>
        <a href={links.consumerProtection}>{t('shell.footer.consumerProtection')}</a>
        <a href={links.contact}>{t('shell.footer.contact')}</a>
      </nav>
      {licenceRecord && needsLicenceRecord(location.hostname) && <p>{licenceRecord}</p>}
    </footer>
  )
}

/** NV-10: sites under `cn` must show their license record. */
export function needsLicenceRecord(host: string): boolean {
  return host.toLowerCase().endsWith('cn')
}
