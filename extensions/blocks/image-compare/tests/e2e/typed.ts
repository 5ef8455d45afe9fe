import { inSidebar, siteUrl, type TypedField } from '#e2e';

const PICTURE = {
	url: `${ siteUrl() }/wp-includes/images/media/default.png`,
	alt: '',
	width: 800,
	height: 600,
};

export const typed: readonly TypedField[] = [
	{
		field: 'the divider of two pictures',
		block: 'image-compare',
		attributes: { imageBefore: PICTURE, imageAfter: PICTURE },
		find: inSidebar( 'Initial divider position', 'spinbutton' ),
		keys: '25',
		saved: { startingPosition: 25 },
	},
];
