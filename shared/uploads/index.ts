export { AddFiles } from './add-files';
export { MediaStart } from './media-start';
export { Uploading } from './uploading';
export { useUploads } from './use-uploads';
