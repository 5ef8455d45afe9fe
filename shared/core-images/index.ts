export { coreImageTransforms } from './core-transforms';
export { keptBeside, paragraphOf } from './kept-beside';
export { isUploading, noteUpload } from './uploading';
