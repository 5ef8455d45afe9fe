import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { save } from './save';

export const address = defineBlock( {
	...block,
	attributes,
	icon,
	edit: () =>
		import( /* webpackChunkName: "address/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	label: ( { address: street, city } ) => street || city || undefined,
} );
