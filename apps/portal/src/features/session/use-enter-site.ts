import type { SsoExchangedWire, SsoExchangeWire } from '@fathom/contract/session'
import { useCalls } from '../../shared/calls.tsx'

type Site = Pick<SsoExchangeWire, 'clientId' | 'redirectUri'> & {
  /** Extra data for the site, such as the product the user wants. */
  extraData?: string
}

/** CA-47: opens one of our sites with the user already signed in; if the exchange fails, opens it anyway. */
export function useEnterSite(go: (url: string) => void = (url) => location.assign(url)) {
  const { http } = useCalls()
  return async ({ clientId, redirectUri, extraData = '' }: Site): Promise<void> => {
    const body: SsoExchangeWire = { clientId, redirectUri, extraData }
    const answer = await http
      .post<SsoExchangedWire>('auth', 'sso/exchange', { body })
      .catch(() => ({ redirectUri }))
    go(answer.redirectUri)
  }
}
