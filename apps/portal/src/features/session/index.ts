export { keepFresh } from './keep-fresh.ts'
export { createSession, rememberedClaims, type Session } from './session.ts'
export {
  SessionProvider,
  useAccountChanged,
  useAccountRefetch,
  useEnterSite,
  useSessionContext,
  useSignOut,
  useUser,
} from './session-context.tsx'
export { createSignOut, openTabChannel } from './sign-out.ts'
