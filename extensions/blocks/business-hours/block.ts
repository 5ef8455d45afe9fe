import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'business-hours', editHeight: 260 };

/** A business's opening hours for each day of the week. */
export const metadata = {
	title: 'Business Hours',
	description:
		'Show when you are open, day by day, and whether you are open now.',
	category: 'grow',
	keywords: [
		'opening hours',
		'opening times',
		'closing time',
		'closed',
		'holidays',
		'store',
		'schedule',
		'working day',
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: false },
		typography: { fontSize: true, lineHeight: true },
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: {},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	// The inserter preview sends this request to show the days in the author's language.
	exampleRequests: [ '/wpcom/v2/business-hours/localized-week' ],
} satisfies ExtensionFacts;
