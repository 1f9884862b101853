export { scriptAsOnScreen, scriptOf } from './typefaces.ts'
export { typeset, typesetPicture } from './typeset.ts'
