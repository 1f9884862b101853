export { preferencesModule } from './preferences.module.ts'
