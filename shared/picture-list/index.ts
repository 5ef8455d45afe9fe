export { Picture } from './picture';
export { PictureList } from './picture-list';
