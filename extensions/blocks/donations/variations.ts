import { __ } from '@wordpress/i18n';
import { words } from './words';

const attributes = words();

/**
 * The block under its own name, and as “Tip Jar” for authors who search for “tip”. New blocks have default texts in the
 * author's language, which are saved in the post.
 */
export const variations = [
	{ name: 'authors-language', isDefault: true, attributes },
	// The title starts with “Tip”, so that a search lists it before WordPress blocks with that word in their text.
	{
		name: 'tip-jar',
		title: __( 'Tip Jar', 'dovetail-blocks' ),
		attributes,
	},
];
