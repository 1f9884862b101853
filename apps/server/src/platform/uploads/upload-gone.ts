/** Another request has finished or deleted the upload. */
export class UploadGone extends Error {}
