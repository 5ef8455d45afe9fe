import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { imagesOfExample } from './example.data';

export const block: BlockData = { slug: 'slideshow', editHeight: 320 };

/** `align` is a custom attribute, so the block does not declare the align support. */
export const metadata = {
	title: 'Slideshow',
	description:
		'Show pictures one after the other, with captions, by hand or by themselves.',
	category: 'grow',
	keywords: [ 'image', 'gallery', 'slider', 'carousel' ],
	supports: {
		html: false,
		anchor: true,
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: { attributes: { align: 'center', images: imagesOfExample } },
	takesMedia: true,
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	viewBudget: { kilobytes: 3, until: 'near' },
	mockPlan: 'value_bundle',
} satisfies ExtensionFacts;
