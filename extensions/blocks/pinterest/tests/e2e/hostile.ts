import { type Written } from '#e2e/hostile';

/** A malicious board name. In the document that the site generates, it is the only text from the author. */
export const written = ( value: string ): readonly Written[] => [
	{
		slug: 'pinterest',
		attributes: { url: `https://www.pinterest.com/anna/${ value }` },
		html: '<div class="wp-block-dovetail-pinterest"><p><a href="https://www.pinterest.com/anna/§">§</a></p></div>',
	},
];
