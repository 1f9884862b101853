export { diveFormArea } from './form-area.ts'
export { mapArea } from './map-area.ts'
export { divePhotosArea } from './photos-area.ts'
export { diveProfilesArea } from './profiles-area.ts'
