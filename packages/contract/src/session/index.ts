export type { AccountEventWire, SignOutEventWire } from './live.wire.ts'
export {
  type SecurityEventWire,
  type SecurityLogWire,
  securityLogQuery,
  securityLogWire,
} from './security-log.wire.ts'
export * from './session.graph.generated.ts'
export {
  callbackQuery,
  type RefreshAnswer,
  refreshAnswer,
  type SignOutAnswer,
  signInQuery,
  signOutAnswer,
} from './session.wire.ts'
export {
  type SsoExchangedWire,
  type SsoExchangeWire,
  type SsoPersonWire,
  ssoExchangedWire,
  ssoExchangeWire,
  ssoPersonWire,
  ssoRedeemWire,
} from './sso.wire.ts'
