export { imageAddress, type ImageOptions } from './image-address';
export { MAX_IMAGE_WIDTH, responsiveWidths } from './responsive-widths';
export {
	DEFAULT_GALLERY_COLUMNS,
	DEFAULT_GALLERY_LAYOUT,
	GALLERY_LAYOUTS,
	GALLERY_MEDIA_TYPES,
	MAX_GALLERY_COLUMNS,
	MAX_GALLERY_IMAGES,
	isShapeLayout,
	type GalleryLayout,
} from './gallery';
export {
	gallerySources,
	squareSide,
	type GalleryImage,
} from './gallery-sources';
export { imageRatio, imageRatioOf, sizeAttributes } from './image-ratio';
export { libraryItem } from './library-item';
export { slideshowAspectRatio, slideshowHeight } from './slideshow-size';
