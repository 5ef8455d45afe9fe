import { defineEmbed } from '#shared/embed-block';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { pinterest as provider } from './provider';
import { save } from './save';

export const pinterest = defineEmbed( {
	...block,
	attributes,
	icon,
	provider,
	edit: () =>
		import( /* webpackChunkName: "pinterest/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
} );
