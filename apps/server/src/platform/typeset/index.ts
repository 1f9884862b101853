export { scriptOf } from './typefaces.ts'
export { typeset } from './typeset.ts'
