import { defineBlock } from '#shared/definitions';
import { __ } from '@wordpress/i18n';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';

export { fields } from './fields';

export const contactForm = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () =>
		import( /* webpackChunkName: "contact-form/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	variations: [
		{
			name: 'authors-language',
			isDefault: true,
			attributes: {
				subject: __(
					'A new message from your website',
					'dovetail-blocks'
				),
			},
		},
	],
} );
