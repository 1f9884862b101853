export { preferencesModule } from './preferences.module.ts'
export type { UnsubscribeHeaders } from './unsubscribe-headers.ts'
