export { LanguageSetting } from './language-setting.tsx'
export { useSaveLanguage } from './use-save-language.ts'
