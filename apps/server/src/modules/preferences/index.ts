export { listDigestReaders } from './digest-readers.ts'
export { type MailChoices, preferencesModule } from './preferences.module.ts'
