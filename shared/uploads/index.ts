export { AddFiles, Uploading } from './add-files';
export { MediaStart } from './media-start';
export { useUploads } from './use-uploads';
