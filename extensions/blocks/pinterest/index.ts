import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { pinterest as provider } from './provider';
import { save } from './save';

export const pinterest = defineEmbed( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	provider,
	edit: () =>
		import( /* webpackChunkName: "pinterest/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
} );
