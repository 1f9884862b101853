export { UnitSetting } from './unit-setting.tsx'
