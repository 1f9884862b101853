export { LanguageSetting } from './language-setting.tsx'
