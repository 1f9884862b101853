export { addFiles, fileOwner, taggedName } from './add-files.ts'
export { fileNameOf } from './file-name.ts'
export { uploadRoutes } from './upload-routes.ts'
export {
  type ClaimUpload,
  cleanUpUploads,
  createUploads,
  type UploadedFile,
  type UploadRequest,
} from './uploads.ts'
