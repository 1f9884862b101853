export { scriptOf } from './typefaces.ts'
export { typeset, typesetPicture } from './typeset.ts'
