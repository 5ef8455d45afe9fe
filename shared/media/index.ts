export {
	DEFAULT_GALLERY_LAYOUT,
	GALLERY_MEDIA_TYPES,
	isShapeLayout,
	MAX_GALLERY_COLUMNS,
	type GalleryLayout,
} from './gallery';
export { gallerySources } from './gallery-sources';
export { libraryItem } from './library-item';
