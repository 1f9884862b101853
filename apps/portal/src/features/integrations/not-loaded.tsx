import type { ComponentProps } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { NotLoaded } from '../../shared/ui/feedback/not-loaded.tsx'

export function IntegrationsNotLoaded({ of }: Pick<ComponentProps<typeof NotLoaded>, 'of'>) {
  const { t } = useTranslator('integrations', 'office')
  return (
    <NotLoaded
      failed={t('integrations.failed')}
      loading={t('integrations.loading')}
      of={of}
      text={t('office.failedText')}
    />
  )
}
