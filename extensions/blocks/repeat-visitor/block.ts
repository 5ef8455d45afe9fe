import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'repeat-visitor', editHeight: 120 };

/** A container whose content is shown only to new visitors, or only to returning ones. */
export const metadata = {
	title: 'Repeat Visitor',
	description:
		'Show or hide content depending on how often a visitor has been here.',
	category: 'grow',
	keywords: [
		'returning',
		'visits',
		'visibility',
		'traffic',
		'new visitors',
		'first visit',
		'welcome',
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: true },
		layout: true,
		spacing: { margin: true, padding: true, blockGap: true },
		interactivity: { clientNavigation: false },
	},
	example: {
		attributes: { criteria: 'after-visits', threshold: 3 },
		innerBlocks: [
			{
				name: 'core/paragraph',
				attributes: {
					content:
						'Good to see you again! There is a new recipe every Friday.',
				},
			},
		],
	},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	privacy: {
		title: 'Repeat visits',
		text: 'To show some content only to new or returning visitors, we count visits in a cookie that stays in your browser for 180 days. A second cookie marks the current visit for half an hour. They contain nothing else about you.',
	},
} satisfies ExtensionFacts;
