export { coreImageTransforms } from './core-transforms';
export { keptBeside } from './kept-beside';
export { isUploading, noteUpload } from './uploading';
