export { DataDownload } from './data-download.tsx'
export { DeletionNotice, DeletionPlanned, DeletionSetting } from './deletion.tsx'
export { PasskeySetting } from './passkey-setting.tsx'
export { PasswordSetting } from './password-setting.tsx'
