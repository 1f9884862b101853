import type { SsoExchangedWire, SsoExchangeWire } from '@fathom/contract/session'
import { useCalls } from '../../shared/calls.tsx'

type Site = Pick<SsoExchangeWire, 'clientId' | 'redirectUri'> & {
  /** What the site is told beside who comes, such as the product that is wanted. */
  extraData?: string
}

/** CA-47: opens a site of ours already signed in there; when the exchange fails, the site all the same. */
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
