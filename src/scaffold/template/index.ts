import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { save } from './save';

export const newBlock = defineBlock( {
	...block,
	attributes,
	icon,
	edit: () =>
		import( /* webpackChunkName: "new-block/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
} );
