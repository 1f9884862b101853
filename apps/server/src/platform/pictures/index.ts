export {
  inspectPicture,
  type Picture,
  type PictureFault,
  type PictureRules,
  pictureProblem,
} from './inspect-picture.ts'
