export { type MailChoices, preferencesModule } from './preferences.module.ts'
