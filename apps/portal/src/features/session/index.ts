export { pendingSignOut } from './end-on-server.ts'
export { keepFresh } from './keep-fresh.ts'
export { createSession, rememberedClaims, rememberedUser, type Session } from './session.ts'
export {
  SessionProvider,
  useAccountChanged,
  useAccountRefetch,
  useEnterSite,
  useSessionContext,
  useSignOut,
  useUser,
} from './session-context.tsx'
export { createAskingSignOut, createSignOut, openTabChannel } from './sign-out.ts'
export { askAboutUnsent } from './unsent-question.ts'
