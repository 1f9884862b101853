export { addFiles, taggedName } from './add-files.ts'
export { uploadRoutes } from './upload-routes.ts'
export {
  type ClaimUpload,
  cleanUpUploads,
  createUploads,
  type UploadedFile,
  type UploadRequest,
} from './uploads.ts'
