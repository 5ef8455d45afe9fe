export {
	coreGalleryImages,
	sortCoreImages,
	type CoreBlock,
	type CoreImage,
} from './core-images';
export {
	DEFAULT_GALLERY_LAYOUT,
	GALLERY_LAYOUTS,
	GALLERY_MEDIA_TYPES,
	gallerySources,
	imageRatio,
	isShapeLayout,
	MAX_GALLERY_COLUMNS,
	sizeAttributes,
	type GalleryLayout,
} from './gallery';
export { libraryItem } from './library-item';
