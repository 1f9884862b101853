import { useTranslator } from '../../shared/i18n/index.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { Tabs } from '../../shared/ui/choice/tabs.tsx'
import { ClientsPanel } from './clients-panel.tsx'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { PurchasesPanel } from './purchases-panel.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

const PANELS = {
  clients: ClientsPanel,
  webhooks: WebhooksPanel,
  deliveries: DeliveriesPanel,
  purchases: PurchasesPanel,
} as const
const KEYS = ['clients', 'webhooks', 'deliveries', 'purchases'] as const

/** OF-10: other systems, what we tell them and what they tell us. */
export function IntegrationsScreen() {
  const { t } = useTranslator('integrations')
  const [query, setQuery] = useSearchParams()
  return (
    <Tabs
      label={t('integrations.title')}
      onSelect={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      selected={KEYS.find((key) => key === query.get('tab')) ?? 'clients'}
      tabs={KEYS.map((key) => {
        const Panel = PANELS[key]
        return { key, label: t(`integrations.${key}.title`), content: <Panel /> }
      })}
    />
  )
}
