import type { ApplicationWire } from '@fathom/contract/applications'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useTypeTitle } from './use-type-title.ts'

type Props = { application: Pick<ApplicationWire, 'type' | 'status'>; lead: ReactNode }

export function ApplicationHeader({ application, lead }: Props) {
  const { t } = useTranslator('applications')
  const title = useTypeTitle()(application.type)
  return (
    <>
      <Crumb to={paths.formsApplications()}>{t('applications.apply.crumb')}</Crumb>
      <PageHeader
        actions={
          // Wrapped, so that the text may fill a narrow line; the badge does not.
          <div>
            <StatusBadge status={application.status} />
          </div>
        }
        lead={lead}
        title={title}
      />
    </>
  )
}
