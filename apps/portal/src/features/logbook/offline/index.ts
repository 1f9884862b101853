export { diveFormArea } from './form-area.ts'
export { divePhotosArea } from './photos-area.ts'
