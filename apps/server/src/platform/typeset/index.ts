export { type Script, scriptOf } from './typefaces.ts'
export { typeset } from './typeset.ts'
