import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { picturesOfExample } from './example.data';

export const block: BlockData = {
	slug: 'image-compare',
	needsPostEditor: true,
	editHeight: 320,
};

/** Two images of the same subject with a divider between them. */
export const metadata = {
	title: 'Image Compare',
	description:
		'Lay two pictures of the same thing over each other and let readers move the divider between them.',
	category: 'grow',
	keywords: [ 'before and after', 'comparison', 'juxtapose', 'photo' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: { attributes: picturesOfExample },
	takesMedia: true,
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	viewBudget: { kilobytes: 3, until: 'near' },
} satisfies ExtensionFacts;
