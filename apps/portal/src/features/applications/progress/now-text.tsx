import type { ApplicationWire } from '@fathom/contract/applications'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { useNowWords } from './use-now-words.ts'

/** What the applicant has to do now; if a payment is due, they can ask how to pay. */
export function NowText({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  const { links } = useConfig()
  const { expected } = useNowWords(application)
  if (application.waitsFor !== 'applicant') return expected
  return (
    <>
      {expected}{' '}
      <TextLink href={links.contact} newTab={true}>
        {t('applications.standing.expected.ask')}
      </TextLink>
    </>
  )
}
