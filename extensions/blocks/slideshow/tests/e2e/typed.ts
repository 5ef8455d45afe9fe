import { expect, inSidebar, panel, siteUrl, type TypedField } from '#e2e';

const PICTURE = {
	url: `${ siteUrl() }/wp-includes/images/media/default.png`,
	alt: '',
	width: 800,
	height: 600,
};

export const typed: readonly TypedField[] = [
	{
		field: 'the link of a slide in a slideshow',
		block: 'slideshow',
		attributes: { images: [ PICTURE, PICTURE ] },
		open: panel( 'Image Settings' ),
		find: inSidebar( 'Link on slide 1' ),
		keys: 'https://example.org/[a]',
		left: 'https://example.org/%5Ba%5D',
		saved: {
			images: [
				expect.objectContaining( {
					link: 'https://example.org/%5Ba%5D',
				} ),
				expect.anything(),
			],
		},
	},
];
