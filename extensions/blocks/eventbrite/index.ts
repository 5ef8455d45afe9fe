import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { v1 } from './deprecated/v1';
import { v2 } from './deprecated/v2';
import { eventbrite as provider } from './provider';
import { save } from './save';

export const eventbrite = defineEmbed( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	provider,
	edit: () =>
		import( /* webpackChunkName: "eventbrite/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	deprecated: [ v2, v1 ],
} );
