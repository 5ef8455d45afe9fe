import type { BlockData, BlockMetadata } from '#shared/definitions';

export const block: BlockData = { slug: 'markdown', editHeight: 60 };

/** The HTML is generated from the source, so it cannot be edited directly. */
export const metadata = {
	title: 'Markdown',
	description: 'Write with headings, lists, tables and code in Markdown.',
	category: 'grow',
	keywords: [ 'text', 'formatting', 'code' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { link: true },
		spacing: { margin: true, padding: true },
		typography: { fontSize: true, lineHeight: true },
		interactivity: { clientNavigation: true },
	},
	example: {
		attributes: {
			source: '## Sourdough\n\n1. Feed the **starter**\n2. Wait _overnight_\n\n`flour + water + salt`',
			html: '<h2>Sourdough</h2>\n<ol>\n<li>Feed the <strong>starter</strong></li>\n<li>Wait <em>overnight</em></li>\n</ol>\n<p><code>flour + water + salt</code></p>',
		},
	},
	coreStyles: [ 'wp-block-quote', 'wp-block-code' ],
	released: true,
} satisfies BlockMetadata;
