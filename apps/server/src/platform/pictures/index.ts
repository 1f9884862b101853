export { inTurn } from './in-turn.ts'
export {
  inspectPicture,
  type Picture,
  type PictureRules,
  pictureProblem,
} from './inspect-picture.ts'
