import Download from 'lucide-react/icons/download'
import ScanLine from 'lucide-react/icons/scan-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import type { Trust } from '../store/stored-trust.ts'
import { useListAge } from '../verdict/use-list-age.ts'
import { HowItWorks } from './how-it-works.tsx'
import { PasteForm } from './paste-form.tsx'
import { PictureButton } from './picture-button.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import type { ReadOn } from './read-on.ts'
import { SignedFileButton } from './signed-file-button.tsx'
import type { WayProblem } from './way-problem.ts'
import css from './ways.module.css'

type Props = {
  trust: Trust
  /** Whether the page, its text and the code reader are stored on this device. */
  isKept: boolean
  problem: WayProblem | undefined
  onScan: () => void
  onRead: (found: ReadOn) => void
  onProblem: (problem: WayProblem | undefined) => void
}

export function StartPane({ trust, isKept, problem, onScan, onRead, onProblem }: Props) {
  const { t } = useTranslator('trust')
  const age = useListAge(trust.issuers[0]?.list?.signedAt)
  return (
    <>
      <PageHeader lead={t('trust.lead')} title={t('trust.title')} />
      {problem && <ProblemBanner onRetry={onScan} problem={problem} />}
      <Card>
        <div className={css.ways}>
          <Button block={true} icon={ScanLine} kind="primary" onClick={onScan} size="lg">
            {t('trust.scan')}
          </Button>
          <PictureButton
            onProblem={(found) => onProblem(found && { way: 'picture', problem: found })}
            onRead={(code) => onRead({ code })}
          />
          <SignedFileButton
            onProblem={(found) => onProblem(found && { way: 'file', problem: found })}
            onRead={onRead}
          />
          <PasteForm onRead={(code) => onRead({ code })} />
        </div>
      </Card>
      <p className={css.hint}>{t('trust.form.hint')}</p>
      <Banner icon={isKept ? ShieldCheck : Download} tone={isKept ? 'ok' : 'info'}>
        {isKept ? t('trust.ready') : t('trust.readying')} {age}
      </Banner>
      <HowItWorks />
    </>
  )
}
