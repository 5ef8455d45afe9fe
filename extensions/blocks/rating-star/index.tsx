import { isRTL } from '@wordpress/i18n';
import { defineBlock } from '#shared/definitions';
import star from './star.json';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { transforms } from './transforms';

/** One star, the same that the page draws. */
const icon = (
	<svg viewBox={ star.viewBox } xmlns="http://www.w3.org/2000/svg">
		<path d={ star.path } />
	</svg>
);

export const ratingStar = defineBlock( {
	...block,
	attributes,
	icon,
	edit: () =>
		import( /* webpackChunkName: "rating-star/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	transforms,
	// The default of the schema is "left" for ever; who writes from right to left starts on the right.
	variations: isRTL()
		? [ { name: 'rtl', isDefault: true, attributes: { align: 'right' } } ]
		: [],
} );
