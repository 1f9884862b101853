import type { ApplicationWire } from '@fathom/contract/applications'
import Info from 'lucide-react/icons/info'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { STATUS_WORDS } from '../status/status-words.ts'
import { Happened } from './happened.tsx'
import { NowText } from './now-text.tsx'
import css from './progress.module.css'
import { useMovedWords } from './use-moved-words.ts'
import { useNowWords } from './use-now-words.ts'

/** The history; above it what the applicant has to do now, below it what comes next. */
export function History({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  const { status, ahead } = application
  const { next } = useNowWords(application)
  const isOver = status === 'Complete' || status === 'Canceled'
  const wordsOf = (each: typeof status) => t(`applications.status.${STATUS_WORDS[each]}`)
  const nextStatus = ahead[0]
  return (
    <Happened
      application={application}
      now={!isOver && { title: wordsOf(status), text: <NowText application={application} /> }}
      started={t('applications.standing.moved.started')}
      wordsOf={useMovedWords()}
    >
      {next && nextStatus && (
        <div className={css.next}>
          <Banner icon={Info}>
            <strong>{t('applications.standing.next.title', { status: wordsOf(nextStatus) })}</strong> {next}
          </Banner>
        </div>
      )}
    </Happened>
  )
}
