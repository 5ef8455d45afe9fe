import { defineEmbed } from '#shared/embed-block';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { calendly as provider } from './provider';
import { save } from './save';

export const calendly = defineEmbed( {
	...block,
	attributes,
	icon,
	provider,
	edit: () =>
		import( /* webpackChunkName: "calendly/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
} );
