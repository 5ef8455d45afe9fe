import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { variations } from './variations';

export const whatsappButton = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () =>
		import( /* webpackChunkName: "whatsapp-button/edit" */ './edit' ),
	save,
	variations: variations(),
	label: ( { buttonText } ) => buttonText || undefined,
} );
