import type { ApplicationWire } from '@fathom/contract/applications'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import css from './application-layout.module.css'
import { StatusBadge } from './status-badge.tsx'
import { typeTitle } from './type-title.ts'

type Props = {
  /** The current status. */
  now: ReactNode
  main: ReactNode
  aside: ReactNode
  children?: ReactNode
}

/** A sent application: first its status, then the details, with people and fees beside them. */
export function ApplicationBody({ now, main, aside, children }: Props) {
  return (
    <div className={css.body}>
      {now}
      <div className={css.columns}>
        {main}
        <div className={css.aside}>{aside}</div>
      </div>
      {children}
    </div>
  )
}

type ApplicationHeaderProps = {
  application: Pick<ApplicationWire, 'type' | 'status' | 'waitsFor'>
  lead: ReactNode
}

export function ApplicationHeader({ application, lead }: ApplicationHeaderProps) {
  const { t } = useTranslator('applications')
  const title = useTypeTitle()(application.type)
  return (
    <>
      <Crumb to={paths.formsApplications()}>{t('applications.apply.crumb')}</Crumb>
      <PageHeader
        actions={
          // Wrapped, so that the text may fill a narrow line; the badge does not.
          <div>
            <StatusBadge of={application} />
          </div>
        }
        lead={lead}
        title={title}
      />
    </>
  )
}

/** The title of an application; if its type is no longer offered, the name of what it leads to. */
export function useTypeTitle(): (type: { id: string; name: string }) => string {
  const translator = useTranslator('applications')
  return (type) => typeTitle(translator, type)
}
