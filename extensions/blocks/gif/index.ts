import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { save } from './save';
import { transforms } from './transforms';

export const gif = defineBlock( {
	...block,
	attributes,
	icon,
	edit: () =>
		import( /* webpackChunkName: "gif/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	transforms,
	label: ( { file, searchText } ) => file?.alt || searchText || undefined,
} );
