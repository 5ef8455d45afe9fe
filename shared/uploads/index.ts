export { useUploads } from './use-uploads';
