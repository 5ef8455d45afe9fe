import type { BlockData, BlockMetadata } from '#shared/definitions';
import { imagesOfExample } from './example.data';

export const block: BlockData = { slug: 'tiled-gallery', editHeight: 320 };

/** `align` is a custom attribute, so the block does not declare the align support. */
export const metadata = {
	title: 'Tiled Gallery',
	description:
		'Show pictures side by side, as a mosaic, in columns, as squares or as circles.',
	category: 'grow',
	keywords: [ 'image', 'gallery', 'mosaic', 'masonry', 'pictures', 'photos' ],
	supports: {
		html: false,
		anchor: true,
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: true },
	},
	styles: [
		{ name: 'rectangular', label: 'Tiled mosaic', isDefault: true },
		{ name: 'circle', label: 'Circles' },
		{ name: 'columns', label: 'Tiled columns' },
		{ name: 'square', label: 'Square tiles' },
	],
	example: { attributes: { align: 'center', images: imagesOfExample } },
	takesMedia: true,
	released: true,
} satisfies BlockMetadata;
