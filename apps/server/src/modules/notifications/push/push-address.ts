import { getOutsideAddress, outsideLookup } from '../../../platform/outside/index.ts'

const REFUSED = 'push-address-refused'

/** The browser chooses the address, so it must be a push service on the public internet. */
export const getPushAddress = (endpoint: string, mayBeInside: boolean): URL =>
  getOutsideAddress(endpoint, { mayBeInside, problem: REFUSED })

export const lookUpOutside = outsideLookup(REFUSED)
