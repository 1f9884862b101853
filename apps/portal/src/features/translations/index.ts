export { LanguageSetting } from './language-setting.tsx'
export { useKeepLanguage } from './use-keep-language.ts'
