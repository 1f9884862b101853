import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionProvider } from '../../features/session/index.ts'
import { CallsProvider } from '../../shared/calls.tsx'
import type { PublicConfig } from '../../shared/config.ts'
import { ConfigProvider } from '../../shared/config-context.tsx'
import { type I18n, I18nProvider, useTranslator } from '../../shared/i18n/index.ts'
import { Toaster } from '../../shared/ui/overlay/toaster.tsx'
import type { Portal } from './compose.ts'

type Props = {
  config: PublicConfig
  i18n: I18n
  portal: Pick<Portal, 'session' | 'signOut' | 'calls'>
  queries: QueryClient
  children: ReactNode
}

function Toasts() {
  const { t } = useTranslator()
  return <Toaster closeLabel={t('shell.dismiss.notice')} label={t('shell.notice.region')} />
}

export function Providers({ config, i18n, portal, queries, children }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <ConfigProvider config={config}>
        <CallsProvider calls={portal.calls}>
          <SessionProvider context={portal}>
            <QueryClientProvider client={queries}>
              {children}
              <Toasts />
            </QueryClientProvider>
          </SessionProvider>
        </CallsProvider>
      </ConfigProvider>
    </I18nProvider>
  )
}
