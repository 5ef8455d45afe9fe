import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { mediaFilesOfExample } from './example.data';

export const block: BlockData = {
	slug: 'story',
	needsPostEditor: true,
	editHeight: 420,
};

export const metadata = {
	title: 'Story',
	description:
		'Tell a story in pictures and videos that fill the screen, one after the other.',
	category: 'media',
	keywords: [
		'stories',
		'slides',
		'video',
		'fullscreen',
		'images',
		'gallery',
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'left', 'center', 'right' ],
		spacing: { margin: true },
		interactivity: { clientNavigation: false },
	},
	example: { attributes: { mediaFiles: mediaFilesOfExample } },
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	viewBudget: { kilobytes: 6 },
} satisfies ExtensionFacts;
