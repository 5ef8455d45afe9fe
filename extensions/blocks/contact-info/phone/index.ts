import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { save } from './save';

export const phone = defineBlock( {
	...block,
	attributes,
	icon,
	edit: () =>
		import( /* webpackChunkName: "phone/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	label: ( { phone: text } ) => text || undefined,
} );
