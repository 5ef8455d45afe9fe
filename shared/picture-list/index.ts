export { Picture } from './picture';
export { PictureList } from './picture-list';
export { PictureListToolbar } from './picture-list-toolbar';
