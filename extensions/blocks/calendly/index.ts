import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { v1 } from './deprecated/v1';
import { calendly as provider } from './provider';
import { save } from './save';

export const calendly = defineEmbed( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	provider,
	edit: () =>
		import( /* webpackChunkName: "calendly/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	deprecated: [ v1 ],
} );
