import type { SsoExchangedWire, SsoExchangeWire } from '@fathom/contract/session'
import { buyingData, type CatalogEntryWire } from '@fathom/contract/shop'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useConfig } from '../../../shared/config-context.tsx'

/**
 * CA-07: leaves for the organisation's shop, which learns who comes and what they want. Without the exchange it would
 * know neither, so that a failure is told and nobody leaves.
 */
export function useBuy(course: CatalogEntryWire, go: (url: string) => void = (url) => location.assign(url)) {
  const { http } = useCalls()
  const { links } = useConfig()
  return useMutation({
    mutationFn: () => {
      const body: SsoExchangeWire = {
        clientId: 'shop',
        redirectUri: links.shop,
        extraData: buyingData(course),
      }
      return http.post<SsoExchangedWire>('auth', 'sso/exchange', { body })
    },
    onSuccess: ({ redirectUri }) => go(redirectUri),
  })
}
