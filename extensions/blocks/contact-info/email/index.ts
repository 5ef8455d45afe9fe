import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { save } from './save';

export const email = defineBlock( {
	...block,
	attributes,
	icon,
	edit: () =>
		import( /* webpackChunkName: "email/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	label: ( { email: text } ) => text || undefined,
} );
