import { type Written } from '#e2e/hostile';

/** A board's name is all that is hers in the document that the site writes for it. */
export const written = ( value: string ): readonly Written[] => [
	{
		slug: 'pinterest',
		attributes: { url: `https://www.pinterest.com/anna/${ value }` },
		html: '<div class="wp-block-dovetail-pinterest"><p><a href="https://www.pinterest.com/anna/§">§</a></p></div>',
	},
];
