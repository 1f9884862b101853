import type { SsoExchangedWire, SsoExchangeWire } from '@fathom/contract/session'
import { buyingData, type CatalogEntryWire } from '@fathom/contract/shop'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useConfig } from '../../../shared/config-context.tsx'

/**
 * CA-07: redirects to the organization's shop with the user and the product. Without the exchange the shop
 * would know neither, so a failure is reported and the user stays.
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
